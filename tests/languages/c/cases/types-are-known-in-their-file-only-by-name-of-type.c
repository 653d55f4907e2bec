struct node { int v; };
typedef int count;
struct node *find(struct node *from, count n, missing *m);
int node(int count);
count later(count c);
