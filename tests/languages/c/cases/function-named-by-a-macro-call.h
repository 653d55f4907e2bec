/* The tool's own names. */
extern void VG_(start)(
   // what isn't known yet
   int count, const char *name
);
#define LOCAL(name) local_##name
static int LOCAL(twice)(int n) { return 2 * n; }
