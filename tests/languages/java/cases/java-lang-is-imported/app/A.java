package app;

class Hidden {}

class A {
    Text text;
    Hidden ofOwnPackage;
}
