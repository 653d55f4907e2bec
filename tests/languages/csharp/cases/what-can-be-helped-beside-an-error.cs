static class Texts
{
    extension(string s)
    {
        public bool IsLong => s.Length > 9;
    }

    int broken = = 1;

    static int Twice(int x) => x;
}
