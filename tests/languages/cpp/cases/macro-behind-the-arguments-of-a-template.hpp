std::basic_string<char> LIB_FUNCTION narrow(const wchar_t *text);
std::vector<std::pair<int, int>> LIB_FUNCTION pairs();
template <typename T> RESULT count(T all);
