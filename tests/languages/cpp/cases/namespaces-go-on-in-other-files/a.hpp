#pragma once
namespace app {
int first(int n);
namespace detail { inline int hidden() { return 1; } }
inline namespace v1 { inline int versioned() { return 2; } }
}
