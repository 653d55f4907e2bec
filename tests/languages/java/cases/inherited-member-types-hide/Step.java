package p;

class Step { Step(int x) {} void run() {} }
class Own { void run() {} }
