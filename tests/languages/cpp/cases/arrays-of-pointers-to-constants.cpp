void fill(int n) {
    Thread* t = take();
    t->capture = new const char*[n];
    const Arg** all = new const Arg*[n];
}

int after();
