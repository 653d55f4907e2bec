#ifdef __cplusplus
extern "C" {
#endif

int first(void);
extern int second;

#ifdef __cplusplus
}
#endif
int third(void);
