class Owners
{
    static int first = Make();
    System.Func<int> later = () => Make();

    int Size => Make();

    int Width
    {
        get { return Make(); }
        set { Help(value); }
    }

    int this[int at] => Local(at);

    static int Make()
    {
        System.Func<int> again = () => Make();
        return Inner();

        int Inner()
        {
            Help(1);
            return Inner();
        }
    }

    static void Help(int of) { }

    static int Local(int of) => of;

    ~Owners() { Help(2); }

    public static Owners operator +(Owners one, Owners other)
    {
        Help(3);
        return one;
    }
}
