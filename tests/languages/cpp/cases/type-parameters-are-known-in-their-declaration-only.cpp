template <typename T> T first(T value);
T stranger(T value);
template <typename T> struct Box {
  T item;
  template <typename U> T with(U other, T own);
};
template <typename T> constexpr T zero = T(0);
struct T {};
T after(T value);
