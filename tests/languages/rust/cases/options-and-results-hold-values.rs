struct Job;

impl Job {
    fn run(&self) {}

    fn map(&self) {}

    fn is_some(&self) {}
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
