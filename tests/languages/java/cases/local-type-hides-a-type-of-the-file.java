package p;

class Node {}

class A {
    Node outer;
    void f() {
        class Node {}
        class User {
            Node n;
        }
    }
    class Inner {
        class Node {}
        Node inner;
    }
}
