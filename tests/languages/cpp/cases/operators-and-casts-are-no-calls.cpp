struct Money {
    int cents;
    Money operator+(const Money &other) const { return other; }
    bool operator()(int n) const { return n > cents; }
    explicit operator bool() const { return true; }
};

int use(Money a, Money b) {
    Money c = a + b;
    if (a(1) && a.operator()(2)) return (int)c.cents;
    return a.operator+(b).cents + int(3) + static_cast<int>(4);
}
