int before(void);
int broken( { return }
int after(int a) { return a; }
