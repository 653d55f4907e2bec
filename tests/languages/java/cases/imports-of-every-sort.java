import java.util.*;
import java.util.Map.Entry;
import static java.util.Map.Entry;
import static java.lang.Math.*;

class A {
    Entry importedTwice;
}
