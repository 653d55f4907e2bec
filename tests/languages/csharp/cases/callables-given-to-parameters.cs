using System;

delegate int Step(int x);

class Machine
{
    static int Run(Step step) { return step(1); }
    static int Twice(Func<int, int> step) { step?.Invoke(2); return step.Invoke(1); }
    static int Outer(Func<int, int> given) { return Twice(given); }
    static void Skip(Action action) { }
    static void Changed(Action action) { action = null; action(); }
    static void Lent(Action action) { Reset(ref action); action(); }
    static void Reset(ref Action action) { action = Stop; }
    static int Pick(Step step, Runner runner) { return runner.Invoke(2); }
    static void Ended(Action first, Action last) { first(); }

    static int Up(int x) { return x + 1; }
    static int Down(int x) { return x - 1; }
    static int Named(string name) { return 0; }
    static void Stop() { }
    static void Start() { }

    void Main(Runner runner)
    {
        Run(Up);
        Twice(Machine.Down);
        Outer(Down);
        Skip(Stop);
        Changed(Stop);
        Lent(Start);
        Pick(Up, runner);
        Ended(last: Stop, first: Start);
    }

    void Locals()
    {
        Step step = Up;
        step(1);
        Action action = Stop;
        action = Start;
        action();
    }
}

class Runner { public int Invoke(int x) { return x; } }

class Worker
{
    readonly Action done;
    Worker(Action ready) { ready(); done = ready; }
    static Worker Make() { return new Worker(Ready); }
    static void Ready() { }
    void End() { done(); }
}
