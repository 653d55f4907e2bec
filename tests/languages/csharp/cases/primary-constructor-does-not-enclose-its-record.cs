namespace N;
record R(
    int A,
    int B);
