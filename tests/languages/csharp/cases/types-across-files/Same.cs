namespace Shop.Models;

class Same
{
    User sameNamespace;
    User.Key nested;
    Key notInScope;
}
