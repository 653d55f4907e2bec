class Result
{
    Result Plain() => null;
    Result<int> Generic() => null;
}
class Result<T>
{
    Result<T> Own() => null;
    Pair<int, int> two;
    Pair<int> one;
    Pair none;
}
class Pair<A, B> {}
