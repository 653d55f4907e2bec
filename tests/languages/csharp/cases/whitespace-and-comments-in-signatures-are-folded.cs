class A
{
    Dictionary<string,
        List< int >> M(
            Dictionary< string , /* key */ int > a,   // first
            string b = @"x
y",
            (int x,
                int y) c = default) => null;
}
