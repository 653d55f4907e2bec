#define SIZE 3
#define FLAG 4
enum kind { FIRST, SECOND = SIZE, THIRD };
struct box { int width : SIZE; int items[SIZE]; };
static struct box shared;
static int level, other;
static int table[SIZE] = { [FIRST] = 1, [SECOND] = FLAG };

int in_conditions(void) { if (level) return 1; while (!level) level = 2; return level ? 1 : 2; }
int in_brackets(void) { return (FLAG), (int) THIRD; }
int in_signs(void) { return -FLAG; }
int in_index(int n) { return table[n] + table[FIRST]; }
int in_member(void) { return shared.width; }
int in_bounds(void) { int buffer[SIZE]; return buffer[0]; }
int by_address(void) { int *kept = &level; kept = &other; return *kept; }
int *given_back(void) { return &level; }
int assigned_only(void) { level = 1; other += 1; return 0; }
int hidden(int level) { if (level) return (level); return -level; }
