static inline int fast(void) { return 1; }
extern int shared;
static const int limit = 3;
const char *text;
char *const fixed = 0;
_Thread_local int per_thread;
volatile int port;
_Noreturn void stop(void);
__attribute__((deprecated)) void old(void);
[[deprecated]] int older(void);
static _Atomic int counter;
