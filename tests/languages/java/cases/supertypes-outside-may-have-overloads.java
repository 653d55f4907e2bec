import com.outside.Comparable;
import java.io.OutputStream;
import java.util.concurrent.Flow;

class Bytes extends OutputStream {
    @Override
    public void write(int one) {}

    void flushAll() {}

    void all(byte[] bytes) {
        write(bytes); // that of OutputStream
        flushAll();
        note("a", bytes); // OutputStream may have one that takes two
        plain(1);
    }

    void note(String format, Object... arguments) {}

    void plain(int one) {}

    void write(String text, int times) {}

    void both() {
        write("a", 2); // of a name that OutputStream has, too
    }
}

class Jobs {
    void done() {}

    class Job implements Runnable {
        @Override
        public void run() {
            done(); // Runnable has none
        }

        public void again() {
            run();
        }
    }

    class Receiver implements Flow.Subscriber<Bytes> {
        @Override
        public void onNext(Bytes item) {
            done();
            onNext(item);
        }
    }

    class Other implements Comparable {
        void work() {
            done(); // whatever that is, it may have one
        }
    }

    class Broken extends IllegalStateException {
        void work() {
            done();
            getMessage();
        }
    }

    void getMessage() {}
}
