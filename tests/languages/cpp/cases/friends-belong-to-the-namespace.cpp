namespace n {
class Secret {
  friend void peek(const Secret& s);
  friend bool operator==(const Secret& a, const Secret& b) { return true; }
  template <typename U> friend U cast(Secret s);
  friend class Other;
  int value;
};
}
