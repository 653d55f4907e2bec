type Good<T> = { ok: true; data: T };
type Bad<T> = { ok: false; data?: never; error: T };
type Either<T, E> = Good<T> | Bad<E>;

class Box<T> {
  open(): Either<T, string> {
    throw this;
  }
  close(): void {}
}

function use(box: Box<number>, both: Box<number> & Good<string>, made: Box<() => Box<number>>): void {
  const found = box.open();
  console.log(found.ok, found.data);   // which one of the two it is is not known
  both.close();
  made.close();
}

function choose(one: Box<number> extends Good<number> ? Good<number> : Box<string>): void {
  one.close();
}
