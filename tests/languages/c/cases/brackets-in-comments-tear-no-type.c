struct /* first ( of two */ item *make(void) {
    return 0;
}

struct pair {
    struct /* } */ item *left;
    unsigned /* see get( */ long count;
    int right; // )
};
