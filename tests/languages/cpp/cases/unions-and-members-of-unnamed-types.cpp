class Value {
  union { long integer; double real; };
  struct { int line; } where;
  static struct { int used; } stats_;
};
union Word { int all; char bytes[4]; };
