fn there(thing: Thing) {}
