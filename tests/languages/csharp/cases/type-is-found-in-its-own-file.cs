namespace N
{
    class User
    {
        User(User other) {}
        User self;
        Role Role { get; set; }
        Role? role(Role[] Role) => null;
        Entry entry;
        class Entry {}
        class Inner { Entry Up(User u) => null; }
        User.Entry Qualified(N.User full) => null;
        List<(User user, Role role)> tuple;
    }
    class Role
    {
        Entry notHere;
    }
}
namespace Elsewhere
{
    class A
    {
        Role notInThisNamespace;
        N.Role full;
    }
}
