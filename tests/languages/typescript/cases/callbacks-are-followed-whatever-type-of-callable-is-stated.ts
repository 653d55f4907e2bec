function load() {}
function save() {}

function call(f: () => void) {
  f();
}
call(load);

function perhaps(f?: ((n: number) => void) | null) {
  f?.(1);
}
perhaps(save);

function certainly(f?: Function) {
  f!();
}
certainly(save);

function several(f: (() => void)[]) {
  f[0]();
}
several([load]);

class Machine {
  run(done: <T>(x: T) => Promise<void>): void {
    done("a");
  }
  go(): void {
    this.run(this.stop);
  }
  stop = async (x: unknown): Promise<void> => {};
}

type Callback = () => void;
function named(f: Callback) {
  f();
}
named(load);
