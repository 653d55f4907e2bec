record Range(
        int low,
        int high) {
    public Range {
        if (low > high) {
            throw new IllegalArgumentException();
        }
    }

    record Inner(String only) {
        @Deprecated
        Inner {}
    }
}
