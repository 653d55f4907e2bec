int LIBCALL called(int a) { return a; }
void * LIBCALL pointer(char FAR *where);
typedef int (WINAPI *callback)(int code);
extern const char FAR *far_text;
