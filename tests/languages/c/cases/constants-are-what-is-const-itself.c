const int one = 1;
const int *pointer_to_const;
int *const const_pointer = 0;
static const char *const names[] = {"a", "b"};
struct s { const int field; };
