struct V
{
    public static V operator +(V a, V b) => a;
    public static V operator -(V a) => a;
    public static V operator ++(V a) => a;
    public static bool operator ==(V a, V b) => true;
    public static bool operator !=(V a, V b) => false;
    public static bool operator <(V a, V b) => true;
    public static bool operator >(V a, V b) => true;
    public static bool operator true(V a) => true;
    public static bool operator false(V a) => false;
    public static V operator <<(V a, int n) => a;
    public static V operator >>>(V a, int n) => a;
    public static V operator checked +(V a, V b) => a;
    static abstract V operator *(V a, V b);
    static V IMul.operator *(V a, V b) => a;
}
