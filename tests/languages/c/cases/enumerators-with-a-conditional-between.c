enum level {
    LOW,
#ifdef HAVE_MIDDLE
    MIDDLE,
#else
    CENTER,
#endif
    HIGH = 9
};
