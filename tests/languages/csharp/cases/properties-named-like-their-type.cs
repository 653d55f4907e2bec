class Name
{
    State State { get; set; }
    Id Id { get; set; }
    Other.Far Far { get; set; }

    static Name Parse()
    {
        Id.Parse();       // the type's
        Far.Away();       // nobody knows
        return null;
    }

    bool Ready() => State == State.Ready; // the property, and the type

    void Show()
    {
        Id.Show();        // the property's
        this.Id.Show();
    }
}

enum State { Ready, Done }

class Id
{
    public static void Parse() { }

    public void Show() { }
}
