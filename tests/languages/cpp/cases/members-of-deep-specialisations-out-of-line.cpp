template <typename T, typename Char>
template <typename Context>
auto formatter<T, Char, enable_if_t<is_one_of<type<T>, int>::value>>::format(Context& at) -> int {
    return 0;
}
