template <typename T>
concept Sized = requires(T t) { t.size(); };
template <typename T> requires Sized<T> int count(const T& t);
template <Sized S> void print(const S& s);
void any(Sized auto const& s);
