template <typename T> struct Wrap { Wrap(T t); T value; };
template <typename T> Wrap(T) -> Wrap<T>;
