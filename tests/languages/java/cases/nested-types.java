class Outer {
    static class StaticNested {
        protected interface Deep {}
    }
    private class Inner {}
    enum Level { LOW }
    record Pair(int a, int b) {}
    @interface Mark {}
    interface Api {
        class Default implements Api {}
    }
}
