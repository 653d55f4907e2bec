interface Callable<T> {
  (input: string): T;
  new (input: number): Callable<T>;
  [key: string]: unknown;
  readonly [index: number]: T;
  readonly size: number;
  optional?: T;
  method?<U>(value: U): T;
  get accessor(): T;
  set accessor(value: T);
  "quoted-name": string;
  [Symbol.iterator](): Iterator<T>;
  callback: (event: Event) => void;
}
