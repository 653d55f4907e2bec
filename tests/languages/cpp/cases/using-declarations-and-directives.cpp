namespace lib {
int one(int n) { return n; }
int two(int n) { return n; }
namespace deep { int three() { return 3; } struct Box { int size() { return 1; } }; }
}
namespace decoy { int one(int n) { return -n; } int three() { return 0; } }

using lib::one;
namespace short_name = lib::deep;

int a() { return one(1) + short_name::three(); }
int b() { return two(1); }  // not in scope

int c() {
    using namespace lib;
    return two(1) + deep::three();
}
int d() {
    using lib::deep::three;
    using short_name::Box;
    Box box;
    return three() + box.size();
}
namespace user {
using namespace lib::deep;
int e() { return three(); }
}
int f() { return user::three(); }
