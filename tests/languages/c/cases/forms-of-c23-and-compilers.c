enum color : unsigned char { RED [[deprecated]] = 1, GREEN [[gnu::unused]], BLUE };
enum shade { DARK __attribute__((deprecated)) = 7, LIGHT __attribute__((unused)) };
enum [[deprecated]] tone { DEEP };
struct [[gnu::packed]] packed {
    int a [[deprecated]];
    unsigned : 0;
    unsigned int : 4;
    int b : 3;
};
int variable [[gnu::unused]] = 3;
int pure(int a [[maybe_unused]], int b [[maybe_unused]]);
[[deprecated]] int old(int a) [[gnu::cold]];
_Atomic(int) count;
_Atomic(unsigned long) sum;
void __cdecl called(int a);
typedef int (__stdcall *callback)(int);
int label(int a)
{
    switch (a) {
    case 1: [[fallthrough]];
    default: return a ? 1 : 2;
    }
}
