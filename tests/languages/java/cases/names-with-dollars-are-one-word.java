class Outer { class Inner {} }
class $Outer { void run() {} }

class User {
    Outer$Inner other;
    $Outer dollar;
    Outer.Inner inner;

    void use() { dollar.run(); }
}
