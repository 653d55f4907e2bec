type T = string;
interface U {}

// Each T here is its own; only the last is the alias above.
class A<T> {
  value: T;
}
function f<T>(x: T): T {
  return x;
}
let outside: T;

// A type parameter of a function type, of a method nobody names, of a closure.
interface B<T> {
  own: T;
  generic: <T>(x: T) => T;
  construct: new <U>(x: U) => U;
  nested: { method<T>(x: T): T };
}
call(<T,>(x: T) => {
  function inner(y: T): U {
    return null;
  }
});

// `infer` and mapped types bind names as well; the rest of the type sees the ones outside.
function first<X>(x: X extends (infer U)[] ? U : U): U {
  return null;
}
let mapped: { [T in keyof U]: T };
