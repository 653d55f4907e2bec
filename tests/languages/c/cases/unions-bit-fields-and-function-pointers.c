union word {
    unsigned int all;
    struct { unsigned low : 4, high : 28; } parts;
};
struct device {
    unsigned ready : 1;
    int (*read)(struct device *self, char *into);
    char name[16], *alias;
    volatile int *port;
};
