package d;

import x.y.User;

class External {
    User fromElsewhere;
    External own;
}
