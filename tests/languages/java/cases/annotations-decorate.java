import org.junit.Test;

@interface Audited {
    String value() default "";
}

@Audited
class Service {
    @Audited("field")
    int count;

    @Audited
    Service() {}

    @Test
    @Audited("run")
    void run(@Audited int parameter) {
        @Audited int local = 1;
    }

    @Service.Inner
    void nested() {}

    @interface Inner {}
}

enum Kind {
    @Audited ONE
}
