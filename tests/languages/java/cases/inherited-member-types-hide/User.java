package p;

class User extends Base {
    Step field;

    void use() {
        new Step(1).run();
        new Own().run();
        field.run();
        Step local = null;
        local.run();
    }
    class Inner {
        void use(Step given) { given.run(); }
    }
}
class Other {
    void use() { new Step(1).run(); }
}
