class Account {
  int implicit_;
 public:
  Account();
  int balance() const;
 protected:
  static int count_;
  struct Entry { int amount; };
 private:
  int secret_;
};
struct Open {
  int shown;
 private:
  int hidden;
  class Inner { int own; };
};
