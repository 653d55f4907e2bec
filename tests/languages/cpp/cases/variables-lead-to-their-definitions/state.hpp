namespace app {
extern int level;
extern const int seen;
extern const int unseen;
extern int unnamed;
}
