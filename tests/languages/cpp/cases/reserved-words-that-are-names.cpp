struct Buffer {
  ~Buffer() { delete[] __data; }
  bool both(int *__a, bool __b) { return *__a and __b; }
  std::size_t __size = 0;
  char *__data;
  auto __kind() const -> int;
};
template <typename _Tp> const _Tp &__largest(const _Tp &__a, const _Tp &__b);
_LIB_INLINE auto __made = 3;
struct __tag final { int __x; };
