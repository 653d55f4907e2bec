class A
{
    S1 M(S2 s, List<S3> l) => null;
}
