import { Model } from 'elsewhere';

function mixin(Base) {
  return class extends Base {
    run() {
      this.stop();
    }
  };
}

class Base {
  stop() {}
}

class User extends Model {
  save() {
    this.validate();
    this.write();
  }
  write() {}
}

class Mixed extends mixin(Base) {
  go() {
    this.stop();
  }
}

class Admin extends User {
  check() {
    this.write();
    super.validate();
  }
}
