typedef int (*handler)(int);

static int a(int x) { return x; }
static int b(int x) { return x; }

static int (*const fixed[])(int) = {a, b};
static int (*written[])(int) = {a, b};
static int (*by_name[])(int) = {[1] = a, [0] = b};
static int (*looped[])(int) = {a, b};
int (*others_may_change[])(int) = {a, b};
static handler named[] = {a, b};

static int (*of_branches[])(int) = {
#ifdef FIRST
    a,
#else
    b,
#endif
    a,
    b,
};
static int (*of_macros[])(int) = {MORE(a), a, b};

static int (*kept)(int) = a;
static int (*set_again)(int) = a;
static int (*given_away)(int) = a;
int (*others_may_set)(int) = a;
int (*const constant)(int) = &b;

void change(int (**place)(int)) { *place = b; }

void set(int n) {
  set_again = b;
  change(&given_away);
  written[n] = a;
}

int first(void) { return fixed[0](1) + (*fixed[1])(2); }
int second(void) { return named[1](1); }
int pointers(void) { return kept(1) + (*kept)(2); }
int by_constant(void) { return constant(1); }
int unknown_tables(void) { return written[1](1) + by_name[1](2) + others_may_change[0](3); }
int unknown_pointers(void) { return set_again(1) + given_away(2) + others_may_set(3); }
int shifted(void) { return of_branches[2](1) + of_macros[1](2); }
int loop(int n) { return looped[n](1) + looped[0](1); }
