namespace Other
{
    class User {}
    class Mine
    {
        User ownNamespace;
        Level notImported;
    }
}
