import module java.base;
import static java.util.Objects.hash;

class A {
    List<String> names;

    int code() { return hash(names); }
}
