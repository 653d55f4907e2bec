using System;

class Job
{
    Func<int> held;

    void Run() { }

    void Log() { }

    void All(Action Run, Task Log)
    {
        Run();
        Log.Run();
        this.Run();
        this.Log();
        held();
        Action Go = () => { };
        Go();
    }

    void Behind()
    {
        Run();
        {
            Task Log = null;
            Log.Run();
        }
        Log();
        Go();
    }

    void Go() { }
}

class Task
{
    public void Run() { }
}
