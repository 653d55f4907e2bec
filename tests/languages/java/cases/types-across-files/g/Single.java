package g;

import a.User;

class Single {
    User importBeforeOwnPackage;
}
