class Till {
  add() {}
}

class Decoy {
  add() {}
}

function Shop(given) {
  this.till = new Till();
  this.given = given;
}

Shop.prototype.sell = function () {
  this.till.add();
  this.given.add();
  helper.call(this);
};

function helper() {
  this.till.add();
}

class Other {
  run() {
    function inner() {
      this.till.add();
    }
    inner();
  }
}

new Shop().till.add();
