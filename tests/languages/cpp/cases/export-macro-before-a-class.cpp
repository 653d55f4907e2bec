class FOO_API Bar : public Baz {
 public:
  FOO_API void exported();
  FOO_API Bar(int x);
  FOO_DEPRECATED virtual ~Bar();
};
struct FOO_EXPORT(1) Plain final {};
class FOO_API Later;
FOO_API void f();
template <typename T> class FOO_API Box {};
FOO_CONSTEXPR const char* text(std::string_view s);
