package b;

class Nothing {
    User notImported;
    a.User full;
    Key notInScope;
}
