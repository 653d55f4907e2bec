class Shape {
 public:
  virtual double area() const = 0;
  virtual void draw() const noexcept(true) override final;
  static constexpr int sides = 4;
  inline static int made = 0;
  mutable int cache : 3;
  [[nodiscard]] [[deprecated("old")]] int get() const&;
  constexpr int four() const { return 4; }
  consteval int five();
  volatile bool flag;
};
thread_local int current;
constinit int started = 1;
extern const int limit;
