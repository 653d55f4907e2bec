namespace app {
int helper();
int *maker();
// Defined in no file: a.cpp's are its own.
int foreign() { return helper() + *maker(); }
}
