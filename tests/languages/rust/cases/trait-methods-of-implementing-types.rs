trait Entity {
    fn id(&self) -> u64;

    fn valid(&self) -> bool {
        self.id() > 0 && Self::limit() > 1
    }

    fn limit() -> u64 {
        2
    }
}

trait Named: Entity {
    fn name(&self) -> String;

    fn label(&self) -> String {
        self.id();
        self.name()
    }
}

struct User {
    id: u64,
}

impl Entity for User {
    fn id(&self) -> u64 {
        self.id
    }
}

impl Named for User {
    fn name(&self) -> String {
        self.valid();
        String::new()
    }
}

impl User {
    fn name(&self) -> u8 {
        1
    }

    fn show(&self) {
        self.name();
        self.id();
        self.label();
        self.id.count_ones();
        <User as Named>::name(self);
        Named::name(self);
        Entity::valid(self);
        User::limit();
    }
}

struct Stranger;

impl Stranger {
    fn id(&self) {}

    fn valid(&self) {}
}
