import java.util.List;

class Joins {
    void names(String @A ... xs) {}
    void numbers(int first, int @A(value = "(x") @B ... rest) { names("a", "b"); }
    <T> void lists(final @A List<@A String> @A [] @A ... all) {}
    record Parts(String @A ... parts) {}
    @interface Dots {}
}
