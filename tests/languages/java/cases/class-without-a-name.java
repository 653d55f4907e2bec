import java.util.*;

static int counter = 0, other;

String greeting() {
    return "hi";
}

void main() {
    System.out.println(greeting());
}

class Helper {}
