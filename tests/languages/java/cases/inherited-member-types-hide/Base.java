package p;

class Base {
    class Step { Step(int x) {} void run() {} }
    private class Own { void run() {} }
}
