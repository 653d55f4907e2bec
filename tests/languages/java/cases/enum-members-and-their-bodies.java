public enum Shape implements Sized {
    CIRCLE,
    @Deprecated SQUARE(4) {
        private int sides;

        @Override
        public int size() {
            return sides;
        }

        class Helper {
            void help() {}
        }
    },
    LINE { };

    private final int corners;

    Shape() {
        this(0);
    }

    Shape(int corners) {
        this.corners = corners;
    }

    public abstract int size();
}
