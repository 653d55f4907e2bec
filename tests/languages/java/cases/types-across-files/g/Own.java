package g;

import a.*;

class User {}

class Own {
    User ownPackageBeforeStar;
}
