namespace Text . Tools;

static class Ex
{
    extension(string s)
    {
        public bool IsLong() => s.Length > 9;
    }

    static int after;
}
