auto size() -> int;
auto name(int a) -> const char* { return ""; }
template <class T> auto get(T t) -> decltype(t.get());
struct S { auto next() const noexcept -> S*; };
auto deduced(int a);
