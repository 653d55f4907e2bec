local int helper(int a) { return a; }
l_inline unsigned int more(z_const char *text);
local tree_node *walk(tree_node *from);
