package app;

import lib.Store;
import lib.deep.*;
import java.util.List;

class Main {
    void run(Missing missing) {
        Store.open();
        Helper.help();
        Local.help();
        Deep.help();
        lib.Other.help();
        Other.help();
        List.of();
        Hidden.help();
    }
}
