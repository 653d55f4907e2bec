package app;

class Local {
    static void help() {}
}

class Helper {
    static void help() {}
}
