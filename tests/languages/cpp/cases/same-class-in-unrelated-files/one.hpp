struct Config { int load(); void save() { load(); } };
