struct A {
    A();
    ~A();
    A(int);
};
A::A() = default;
A::~A() = default;
A::A(int) = delete;
int A_size();
int run() { return ::A_size(); }
