struct stat { int size; };
typedef struct node { int n; } node;

int stat(const char *path, struct stat *found);

int read_size(const char *path)
{
    struct stat stat_of, *found = &stat_of;
    return stat(path, found) ? 0 : found->size;
}
