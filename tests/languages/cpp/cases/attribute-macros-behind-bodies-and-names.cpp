class Counter {
    int count;
} ATTRIBUTE_UNUSED_;

struct {
    int left;
} PAIR;

static Environment* current ATTRIBUTE_UNUSED_ = make();
int DEPRECATED = 1;

std::string trace(int skip)
    NO_INLINE_ NO_TAIL_CALL_;
int RUN_ALL() MUST_USE_RESULT_;
API_ ::std::string format(const char* file);
const char help[] = "a" SEPARATOR "b" SEPARATOR;

int after();
enum type UNDERLYING_TYPE(unsigned char) { none, left };
