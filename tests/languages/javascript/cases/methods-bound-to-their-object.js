class Button {
  constructor(other) {
    this.click = this.click.bind(this);
    this.move = this.other.bind(this);
    this.name = other.name.bind(this);
  }

  click() {}
  move() {}
  name() {}
  other() {}

  all() {
    this.click();
    this.move();    // either
    this.name();    // or another
  }
}

new Button({}).click();
class Each {
  each(f) {
    f(1);
  }
}
new Each().each(called);
function called() {}
!function own() {
  called();
}();
