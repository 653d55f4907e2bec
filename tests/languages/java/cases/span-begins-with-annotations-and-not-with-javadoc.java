/**
 * Doc.
 */
@First
@Second(
    value = 1)
public
class A {
    /** Doc. */
    @Inject
    private
    int a,
        b;

    // comment
    @Test
    void t()
    {
    } // behind
}
// at the end
