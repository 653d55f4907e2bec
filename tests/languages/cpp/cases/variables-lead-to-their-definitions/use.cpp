#include "state.hpp"
int outside() { return app::level + app::seen + app::unseen + app::unnamed; }
namespace app { int inside() { return level - seen; } }
