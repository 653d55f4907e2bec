class A {
    S1 f(S2 s, List<S3> l) { return null; }
}
