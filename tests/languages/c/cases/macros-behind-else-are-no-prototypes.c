#define swapcode(TYPE, a, b) { TYPE t = *a; *a = *b; *b = t; }
void swap(char *a, char *b, int plain)
{
    int declared(int);
    if (plain)
        swapcode(long, a, b)
    else
        swapcode(char, a, b)
}
