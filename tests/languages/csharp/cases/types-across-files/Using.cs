using Shop.Models;

namespace App;

class Using
{
    User imported;
    List<User> argument;
    User.Key nested;
    Shop.Models.User full;
    global::Shop.Models.User fromTheRoot;
    Level? nullable;
}
