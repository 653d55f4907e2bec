typedef struct {
    int width;
    int height;
} size, *size_ptr;

typedef union { int i; float f; } number;
typedef enum { RED, GREEN = 4 } color;
typedef struct { int hidden; } *opaque;
size grow(size by, size_ptr *out, number n, color c, opaque o);
