struct value {
    int kind;
    union { long integer; double real; };
    struct { int line, column; } where;
};
struct { int used; } state;
enum { LIMIT = 10, OTHER };
