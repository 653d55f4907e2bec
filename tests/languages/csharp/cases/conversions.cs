struct V
{
    public static implicit operator int(V v) => 0;
    public static explicit operator V(int i) => default;
    public static explicit operator checked byte(V v) => 0;
    public static implicit operator List<V>(V v) => null;
}
