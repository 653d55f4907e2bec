struct limits { int low; } const narrow = { 1 };
enum { ON, OFF } volatile state;
