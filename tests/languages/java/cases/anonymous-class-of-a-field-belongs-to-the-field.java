class A {
    private final Runnable task = new Runnable() {
        int count;

        @Override
        public void run() {}
    };
    Object wrapped = wrap(new Object() {
        void inner() {}
    });
    static final Comparator<String> BY_LENGTH = new Comparator<>() {
        public int compare(String a, String b) { return 0; }
    };
    void notInTheAnonymousClass() {}
}
