void show(int n, const char* = nullptr);
template <typename T>
void hide(T t,
          typename std::enable_if<
              std::is_integral<T>::value>::type*
          /* only there to choose */
          = nullptr);
