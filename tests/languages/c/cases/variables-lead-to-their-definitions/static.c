static int hidden = 3;
int mine(void) { return hidden; }
