struct __attribute__((packed)) header { unsigned char tag; } __attribute__((aligned(4)));
int __attribute__((unused)) marked;
int guarded GUARDED_BY(lock);
char text[LIMIT + 1] = "x";
