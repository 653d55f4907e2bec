#include "state.hpp"
namespace app {
int level = 2;
const int seen = 3;
namespace { int unnamed = 1; }
}
