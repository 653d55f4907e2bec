class A {
    void f() {
        int local;
        new Thread(new Runnable() {
            private int field;
            public void run() {
                int local;
                new Object() { void deep() {} };
            }
        }).start();
    }
}
