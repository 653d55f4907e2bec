static int __init sm3_mod_init(void) { return 0; }
void __init
setup(char **cmd)
{
}
void __iomem *map(const void __user *ubuf, u8 __iomem *p, size_t n, unsigned int __user *q);
static char bug64hit[] __initdata = "x";
static int __maybe_unused suspend(struct device *dev);
struct ce *ce __maybe_unused = seq;
static int x __read_mostly = 5;
int y __aligned(8);
struct p { __u8 a; __be32 b; __le16 c __packed; struct foo __rcu *next; __u32 const d; const __u8 *e; struct __foo *g; struct __foo h; u32 __pad; struct foo __last; __u64 *m, n; } __packed;
struct __packed q { int a; };
typedef struct { int x; } __kernel_fsid_t;
typedef struct { int x; } __packed named_t;
__bpf_kfunc int kf(int a);
__must_check struct foo *mk(__u32 a, __s64 b);
__u32 plain(__u32 a);
static __u32 plain2(void);
__u32 var;
extern __kernel_ulong_t g;
unsigned __int64 big;
unsigned long __user *up;
static inline __attribute_const__ int cc(void);
void lk(void) __acquires(lock);
void ul(void) __releases(lock) { __foo(1); a = b * __bar * c; if (x) __do(y); __baz_t *local = __q; }
static void __sched __foo_slow(struct mutex *m) { }
int __weak arch_init(void) { return 0; }
asmlinkage __visible void __init __no_sanitize_address __noreturn start_kernel(void) { }
static struct foo *__find(struct bar *b) { return 0; }
struct foo *__find2(struct bar *b);
void __f3(int a);
char __user * __user *argv;
int (*fn)(void __user *arg);
static const struct of_device_id ids[] __initconst = { { } };
long long __ll;
static struct k __k = { 0 };
int __printf (const char *format, ...) { __aligned(4); return __malloc (3); }
void *__malloc (size_t n);
static __printf(2, 3) void pf(int a, const char *f, ...);
int pg(const char *f, ...) __printf(1, 2);
void g(void) { if (a) __must_hold(b); spin() __releases(x); }
int arr[3] __section(".x") = {1};
void * __weak arch_uprobe_trampoline(unsigned long *psize)
{
	return 0;
}
static noinline void f1(int a) { }
int notrace f2(unsigned long addr) { }
static struct llist_node notrace *f3(struct llist_head *head) { }
noinline struct foo *f4(void) { bool noinline; noinline = 1; return x(noinline); }
unsigned long long noinstr f5(void) { }
static void noinline __cpuidle f6(void) { }
struct bits { unsigned short int __init : 1; unsigned long __unused[4]; int a, __pad; };
__STD_TYPE __PID_T_TYPE __pid_t;
typedef __u32 __bitwise __le32;
typedef char *__caddr_t;
typedef __volatile __caddr_t v_caddr_t;
typedef long __clock_t __attribute__((aligned(4)));
extern void *bsearch(const void *__key, __compar_fn_t __compar) __nonnull ((1, 2)) __wur;
__const char *old(__const__ char *s, __volatile__ int *v, __signed char c);
