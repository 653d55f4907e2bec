export module shop;
export int one(int a);
export {
    int two(int b);
    int value = 2;
    class Type {};
}
export int three() { return one(value); }
export namespace inside { int four(); }
