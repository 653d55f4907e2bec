struct node;
typedef struct node node;
typedef struct list { node *head; struct list *next; } list;
node *first(const list *in, struct node *fallback);
