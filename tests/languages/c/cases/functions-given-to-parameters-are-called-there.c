typedef int (*step_fn)(int);

static int one(int n) { return n + 1; }
static int two(int n) { return n + 2; }
static int three(int n) { return n + 3; }
static int four(int n) { return n + 4; }
static int decoy(int n) { return n; }

static int plain(int (*step)(int), int n) { return step(n); }
static int through(step_fn step, int n) { return (*step)(n); }
static int function(int n, int step(int)) { return step ? step(n) : 0; }
static int handed_on(step_fn step) { return plain(step, 1); }
static int held(const step_fn step) { step_fn local = step; return local(1); }
static int compared(step_fn step) { return step == decoy && step ? step(1) : 0; }

static int set_anew(step_fn step) { step = decoy; return step(1); }
static int given_away(step_fn step) { change(&step); return step(1); }
static int hidden(step_fn step, int n) { if (n) { step_fn step = two; return step(n); } return n; }
static int several(step_fn *steps) { return steps[0](1) + (*steps)(2); }
static int not_called(step_fn step) { return step != decoy; }

int main(void)
{
    plain(one, 1);
    through(&two, 2);
    function(3, three);
    handed_on(four);
    held(one);
    compared(four);
    set_anew(one);
    given_away(one);
    hidden(one, 2);
    several(decoy);
    return not_called(decoy);
}
