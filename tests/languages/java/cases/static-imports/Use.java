package app;

import static lib.Text.clean;
import static lib.Text.LIMIT;
import static lib.Deep.inherited;
import static lib.More.*;
import static org.junit.Assert.*;

class Use {
    void all(String clean) {
        clean(clean);
        clean.trim();
        inherited();
        more();
        own();
        hidden();
        assertTrue(true);
        LIMIT.trim();
        lib.Text.clean("qualified");
    }

    void own() {}
}
