package b;

import a.User;
import java.util.List;

class Imports {
    User imported;
    User.Key nested;
    List<User> argument;
    a.User.Key full;
}
