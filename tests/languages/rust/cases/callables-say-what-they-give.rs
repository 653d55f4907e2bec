trait Run {
    fn run(&self);
}

struct Job;

impl Run for Job {
    fn run(&self) {}
}

fn new_job() -> Job {
    Job
}

fn maybe_job() -> Option<Job> {
    None
}

fn bounded<F: Fn() -> Job>(make: F) {
    make().run();
}

fn by_where<F>(make: F)
where
    F: Fn() -> Option<Job> + Send,
{
    make().unwrap().run();
}

fn by_dyn(make: &(dyn Fn() -> Job + Send)) {
    let job = make();
    job.run();
}

fn generic<T: Run, F: FnOnce() -> T>(make: F) {
    make().run();
}

fn plain(make: fn(u8) -> Job) {
    (make)(1).run();
}

fn nothing(make: fn()) {
    make().run();
}

fn go() {
    bounded(new_job);
    by_where(maybe_job);
    by_dyn(&new_job);
    generic(new_job);
}
