static void put(struct rcu_head *rhp)
{
	struct task_struct *tsk = container_of(rhp, struct task_struct, rcu);
	prog->stats = alloc_percpu_gfp(struct bpf_prog_stats, gfp_flags);
	return css ? container_of(css, struct cpuset *, css) : g((struct a *)b);
	do {
		x();
	} while_each_thread(current, tsk);
	for (;;) y(sizeof(struct foo), (union u *)0);
}
int take(struct a, union b *);
struct k *make(enum e);
void casts(void) { if (a) return (struct a *) b; else (struct c) {0}; while (x) (union u *)0; z = _Alignof(struct al); }
void loops(void)
{
	for_each_node(node)
		wq_node_nr_active(wq, node)->max = min_active;
	if (x)
		list_for_each_entry(g, &p->children, sibling) {
			f(g);
		}
	else
		hlist_for_each(a, b) g(a);
	list_for_each(done);
	z = x_for_each(a) + 1;
}
void list_for_each_safe(int a)
{
}
