struct One {
  int held;
  // As another.
  Object* AsObject() {
    return reinterpret_cast<Object*>(this);
  }
  int refs;
};
