namespace app {
namespace {
int helper() { return 1; }
template <typename T> T *maker() { return nullptr; }
}
int own() { return helper(); }
}
