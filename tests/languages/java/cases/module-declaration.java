import java.util.function.Function;

/** Not part of the span. */
@Deprecated(forRemoval = true)
open module com.example.app {
    requires transitive java.sql;
    exports com.example.app to com.example.test;
    uses java.sql.Driver;
    provides java.sql.Driver with com.example.app.OurDriver;
}
