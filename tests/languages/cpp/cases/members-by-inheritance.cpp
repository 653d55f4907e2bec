struct Base {
    virtual int run() { return step(); }
    virtual int step() { return 0; }
    int plain() { return 1; }
    static int count() { return 2; }
    int size(int n) { return n; }
};
struct Left : Base {
    int step() override { return Base::step() + plain(); }
    int plain() { return count(); }
};
struct Right : public Left {
    int run() override { return this->step() + Left::run(); }
    int size() { return Base::size(1); }
};
struct Odd : public Missing {
    int step() { return other(); }  // may be a member of Missing
};
int other() { return 3; }
int use(Right right, Base &base, Odd *odd) {
    return right.run() + right.plain() + base.run() + Right::count() + right.size() + odd->step()
        + odd->run();
}
