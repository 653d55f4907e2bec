@Retention(RetentionPolicy.RUNTIME)
public @interface Config {
    String value() default "x";
    int[] sizes() default {1, 2};
    int old()[];
    @Deprecated Class<? extends Number> type() default Integer.class;
    int LIMIT = 3;
    enum Mode { FAST }
}
