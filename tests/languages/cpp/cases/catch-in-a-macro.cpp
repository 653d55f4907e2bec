void format(int code) {
    TRY {
        write(code);
        return;
    }
    CATCH(...) {}
    write(0);
}

int after();
