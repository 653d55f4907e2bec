int store_open(const char *path);
int store_size(void);
void store_close(void);
