class A {
    Map<String, String> map = new HashMap<>() {{
        put("a", "b");
    }};
}
