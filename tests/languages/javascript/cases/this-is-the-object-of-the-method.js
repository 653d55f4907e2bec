class Shop {
  open() {
    this.count();
    [1].forEach(() => this.count());
    [1].forEach(function () {
      this.count();
    });
    if (true) {
      this.#lock();
    }
  }

  count() {}

  #lock() {}

  static open() {
    this.count();
    return new this();
  }

  static count() {}

  onClick = () => this.count();
}

function plain() {
  this.count();
}
