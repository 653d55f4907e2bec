struct Key { int hash; };

int hash_of(struct Key *key);
