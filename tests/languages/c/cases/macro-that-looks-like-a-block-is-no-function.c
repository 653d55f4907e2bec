int run(struct list *all)
{
    for_each(all, item) {
        use(item);
    }
    return 0;
}
int after(void);
