#define CR() renderer->cr(renderer)
#define NEXT() step()
#define FIELDS()
struct renderer {
  void (*cr)(struct renderer *);
  FIELDS()
  int depth;
};
FIELDS();

void step(void) {}

void render(struct renderer *renderer, int n) {
  CR();
  if (n) {
    NEXT();
  } else {
    CR();
  }
  do {
    NEXT();
  } while (0);
}
