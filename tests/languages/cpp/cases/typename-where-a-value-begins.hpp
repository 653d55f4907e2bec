template <typename T>
struct Walk {
    using position = typename T::position;
    void reset() { at = typename T::position(); }
    position begin() const { return typename T::position{1}; }
    position at;
};
struct After { int n; };
