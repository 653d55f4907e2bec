struct Parser {
    template <typename S>
    NON_NULL(2)
    bool parse(S *sax, bool strict = true) { return sax != nullptr; }

    template <typename T>
    WARN_UNUSED
    DEPRECATED_FOR(3.8.0, from(ptr, ptr + len))
    static Parser from(const T *ptr, int len);

    DEPRECATED_SINCE(3.11.0, name())
    operator int() const { return 1; }
};

template <typename T>
RESULT
count(T all);
