class A {
    Map<String,
        List<Integer>> f(
            Map< String , /* key */ Integer > a,  // first
            List<
                String> b) { return null; }
}
