trait Step {
    fn next(self) -> Self;

    fn maybe(self) -> Option<Self>;

    fn done(&self) {}
}

struct Run;

impl Step for Run {
    fn next(self) -> Self {
        self
    }

    fn done(&self) {}
}

fn go(run: Run, any: impl Step) {
    run.next().done();
    run.maybe().unwrap().done();
    any.next().done();
}
