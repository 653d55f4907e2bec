#define GENERATE(type, short_type, \
                 extra)            \
    type get_##short_type(void) {  \
        return extra;              \
    }
int after(void);
