#include "a.hpp"
namespace app {
int second() { return first(1) + detail::hidden() + versioned(); }
}
namespace other {
// Nothing of app is in scope here.
int third() { return first(2) + app::first(3) + ::app::detail::hidden(); }
}
