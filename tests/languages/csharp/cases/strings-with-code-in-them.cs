class A
{
    string a = "} class No {";
    string b = @"class ""No"" { } \";
    string c = """
        class No { void No() {} }
        """;
    string d = $"{Call("class No {")} {{ }}";
    string e = $@"a {b} ""c""";
    string f = $$"""{{x}} { class No """;
    char g = '{';
    int last;
}
