class Job {
    int run;
    Task task;

    void start(Task run) {
        run();
        run.run();
        Runnable task = () -> {};
        task.run();
        this.task.run();
        task();
    }

    void run() {}

    void task() {}
}

class Task {
    void run() {}
}
