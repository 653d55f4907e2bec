struct Job;

impl Job {
    fn run(&self) {}

    fn map(&self) {}

    fn is_some(&self) {}
}

type Outcome<T> = Result<T, String>;

type JobResult<T> = Outcome<T>;

type MyResult<T> = Result<T, String>;

type Swapped<E, T> = Result<T, E>;

fn renamed() -> MyResult<Job> {
    MyResult::Ok(Job)
}

fn twice() -> JobResult<Job> {
    renamed()?.run();
    twice()?.run();
    Ok(Job)
}

fn find() -> Option<Job> {
    None
}

fn load() -> Result<Job, String> {
    Ok(find().unwrap())
}

async fn fetch() -> Job {
    Job
}

async fn work(slot: Option<Box<Job>>) -> Result<(), String> {
    find().map(|job| job.run());
    find().is_some();
    find().unwrap().run();
    load()?.run();
    load().expect("a job").map();
    fetch().map();
    fetch().await.run();
    slot.unwrap().run();
    Ok(())
}
