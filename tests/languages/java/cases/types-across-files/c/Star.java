package c;

import a.*;
import static a.User.Key;

class Star {
    User byStar;
    Key byStaticImport;
    String string;
}
