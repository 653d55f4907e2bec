class Wire {
  send(): void {}
}
class Cable extends Wire {
  send(): void {}
}

class Holder<W extends Wire> {
  constructor(readonly wire: W) {}
  get(): W {
    return this.wire;
  }
  use(): void {
    this.wire.send();       // what it is at least has it
    this.get().send();
  }
}

class Special extends Holder<Cable> {
  use(): void {
    this.wire.send();       // Cable's
    super.get().send();
  }
}

function take(holder: Holder<Cable>, one: Special): void {
  holder.wire.send();       // Cable's
  one.wire.send();
}

function pass<W extends Wire>(wire: W, holder: Holder<W>): void {
  wire.send();
  [1].forEach(() => wire.send());
}
