package p;

class User {
    User(User other) {}
    User self;
    Role Role;
    Role role(Role role) { return role; }
    Entry entry;
    static class Entry {}
    class Inner { Entry inner(User u) { return null; } }
    User.Entry qualified(p.User full) { return null; }
}

class Role {
    Entry notHere;
}
