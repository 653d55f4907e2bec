namespace doc {
LIB_FN Writer::Writer(void *file) : file_(file) {}
LIB_FN Writer::~Writer() {}
LIB_FN detail::Reader::Reader(int n) : n_(n) {}
LIB_FN Node Writer::write() { return Node(); }
}
