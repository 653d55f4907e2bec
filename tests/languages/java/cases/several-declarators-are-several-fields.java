class A {
    int a, b = 2, c[] = {1}, d[][];
    static final long X = 1,
        Y = f(2, 3);
}
