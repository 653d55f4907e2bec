struct Base {
    virtual ~Base() {}
    virtual int one(int n) = 0;
    virtual int two(int n) { return n; }
    int three(int n) { return n; }
    virtual int four(const Base &other) const { return 4; }
};
struct Middle : Base {
    int one(int n) override;
    int two(double n) { return 0; }
    int three(int n) { return n; }
    int four(const Base &other) { return 4; }
};
struct Last : Middle {
    int one(int n) final { return n; }
    int two(int n) { return n; }
    static int five() { return 5; }
};
int Middle::one(int n) { return n; }
