class Result
{
    public static Result<T> Ok<T>(T value) => new Result<T>(value);

    public static Result Failed() => new Result();

    public void Plain() { }
}

class Result<T>
{
    T value;

    public Result(T value) { this.value = value; }

    public static Result<T> None() => null;

    public void Generic() { }
}

class Result<T, E> : Result<T>
{
    public Result(T value) : base(value) { }

    public void Both() { }
}

class Use
{
    Result<int, string> both = new Result<int, string>(1);

    void All(Result plain, Result<int> one)
    {
        plain.Plain();
        one.Generic();
        both.Both();
        both.Generic();
        Result.Ok<int>(1).Generic();
        Result.Failed().Plain();
        Result<int>.None().Generic();
        plain.Generic();
        new Result<int>(2).Generic();
    }
}
