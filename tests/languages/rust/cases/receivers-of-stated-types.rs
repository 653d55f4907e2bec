struct Engine {
    part: Part,
    shared: Rc<Part>,
    pair: (Part, Part),
}

struct Part(Inner);

struct Inner;

impl Inner {
    fn turn(&self) {}
}

impl Part {
    fn new() -> Self {
        Part(Inner)
    }

    fn turn(&self) {
        self.0.turn();
    }

    fn clone(&self) -> Part {
        Part::new()
    }

    fn again(&self) -> &Self {
        self
    }
}

impl Engine {
    fn start(&self, spare: &mut Part, boxed: Box<dyn Runs + Send>) {
        self.part.turn();
        self.shared.turn();
        self.shared.clone();
        self.part.clone();
        spare.turn();
        boxed.run();
        let made = Part::new();
        made.turn();
        let typed: Part = unknown();
        typed.turn();
        Part::new().again().turn();
        Self::stop(self);
        Engine::stop(self);
        make().turn();
        self.pair.0.turn();
        unknown().turn();
    }

    fn stop(&self) {}
}

fn make() -> Part {
    Part::new()
}

trait Runs {
    fn run(&self);
}

struct Wheel;

impl Wheel {
    fn turn(&self) {}

    fn run(&self) {}
}
