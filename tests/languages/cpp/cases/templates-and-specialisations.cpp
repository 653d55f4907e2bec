template <typename T, int N = 3, class... Rest>
class Array {
  T items[N];
};
template <> class Array<int> final {};
template <typename T> struct Array<T*> { T* item; };
template <typename T> T largest(const T& a, const T& b);
template <> int largest<int>(const int& a, const int& b);
template <template <class> class Container, typename Item = int> void fill(Container<Item>& c);
template <typename T> constexpr T pi = T(3.14);
template <typename T> using Pointer = T*;
extern template class Array<int>;
template class Array<char>;
template <class T> class Forward;
