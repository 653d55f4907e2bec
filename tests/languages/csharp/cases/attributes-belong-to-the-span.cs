[Serializable]
[Table("x",
    Schema = "y")]
public class A
{
    [Key]
    [Required] public int Id { get; set; }

    [NonSerialized]
    private int a,
        b;

    [return: NotNull]
    public string M([NotNull] string s, [Optional, Default(1)] int n) => s;

    [field: NonSerialized]
    public event Action E;
}
enum F
{
    [Description("x")]
    One,
}
