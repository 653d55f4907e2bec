class Store {
  put() {}
}

class Cache {
  put() {}
}

class Service {
  #store = new Store();
  cache;
  both = new Store();

  constructor(given) {
    this.cache = new Cache();
    this.given = given;
  }

  save() {
    this.#store.put();
    this.cache.put();
    this.both.put();
    this.given.put();
    this.swapped.put();
    const { cache } = this;
    cache.put();
  }

  swap() {
    this.both = new Cache();
    this.swapped = new Cache();
  }
}

new Service(new Store());
new Service().swapped = null;
