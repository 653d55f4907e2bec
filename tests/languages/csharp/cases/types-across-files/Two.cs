using Shop.Models;
using Other;

namespace App;

class Two
{
    User inBoth;
    Level inOne;
}
