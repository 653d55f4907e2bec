struct Parser
{
    static Parser() { Fill(); }
    public Parser(string text) { }
    static void Fill() { }
}

class User
{
    void Use() { var one = new Parser(); Parser other = new("x"); }
}
