extern "C" int alone(void);
extern "C" {
int first(void);
struct plain { int a; };
}
#ifdef __cplusplus
extern "C" {
#endif
int second(void);
#ifdef __cplusplus
}
#endif
