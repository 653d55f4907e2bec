class Account extends Base {
  #balance = 0;
  static count = 0;
  owner;
  constructor(owner, limit = 10) {
    super();
    this.owner = owner;
  }
  #audit() {}
  static create(...args) {
    return new Account(...args);
  }
}

// A field and a private one of the same word are two.
class Two {
  x = 1;
  #x = 2;
}
