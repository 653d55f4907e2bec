struct Vec {
  Vec& operator+=(const Vec& other);
  bool operator()(int a, int b) const;
  int& operator[](size_t at);
  auto operator<=>(const Vec&) const = default;
  void* operator new(size_t size);
  Vec operator-() const;
  Vec* operator->();
};
Vec operator+(Vec a, const Vec& b);
std::ostream& operator<<(std::ostream& os, const Vec& v) { return os; }
long double operator""_deg(long double value);
