class A {
    int a[];
    int[] b[], c;
    String f(String args[], int[] more[], final char c [] []) { return null; }
    int g(int x)[] { return null; }
}
