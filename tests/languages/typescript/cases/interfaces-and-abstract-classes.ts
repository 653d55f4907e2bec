interface Named {
  name(): string;
}

interface Titled extends Named {
  title(): string;
}

abstract class Base implements Titled {
  abstract name(): string;
  title(): string {
    return this.name();
  }
}

class Book extends Base {
  name(): string {
    return 'book';
  }
  override title(): string {
    return super.title();
  }
}

const make = class extends Base {
  name() {
    return 'anonymous';
  }
};

function show(titled: Titled, base: Base) {
  titled.name();
  titled.title();
  base.name();
  new Book().title();
}
