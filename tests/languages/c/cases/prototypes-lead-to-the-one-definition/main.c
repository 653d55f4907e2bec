#include "store.h"

/* Declared here only, and defined in other.c. */
extern int other(int);

int main(void)
{
    store_open("x"); /* defined in store.c */
    store_size();    /* declared, and defined nowhere */
    return other(1);
}
