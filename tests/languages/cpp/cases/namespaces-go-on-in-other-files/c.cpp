// Includes nothing: what app has elsewhere is not seen.
namespace app {
int fourth() { return first(4); }
}
