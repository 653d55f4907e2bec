using Person = Shop.Models.User;
using M = Shop.Models;

namespace App;

class Alias
{
    Person person;
    User notImported;
}
