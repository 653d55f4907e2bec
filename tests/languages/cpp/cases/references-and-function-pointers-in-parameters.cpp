void f(int& a, const int&& b, int (&array)[3], void (*done)(int), int S::*member, void (S::*method)(int));
int (&table())[4];
void defaults(int a = 1, const char* = "none", std::vector<int> v = {1, 2}, int* = nullptr);
template <typename... Args> void pack(Args&&... args, ...);
void generic(auto x, const auto&... rest);
