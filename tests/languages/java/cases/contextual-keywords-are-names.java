class A {
    int record, sealed, permits, yield, var, when, module, open, with;
    void record(int record) {}
    void permits() {}
    record record(int record) {}
}
