using System;

class Pass
{
    const int Limit = 3;
    event Action Done;

    static int Twice(int number) => number * 2;

    static void Many(int one) { }

    static void Many(string one) { }

    void Finish() { }

    void All(Func<int, int> given, Action Hidden)
    {
        Use(Twice);
        Use(Pass.Twice);
        Use(given);
        Do(Many);
        Do(this.Finish);
        Do(Hidden);
        Done += Finish;
        Func<int, int> kept = Twice;
        kept(Limit);
        Done?.Invoke();
    }

    void Hidden() { }

    void Use(Func<int, int> function) { }

    void Do(object function) { }
}
