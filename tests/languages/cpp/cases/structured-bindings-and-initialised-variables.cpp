auto [left, right] = pair();
std::string name("x"), *other{nullptr};
int braces{3};
const std::vector<int> values = {1, 2};
