class Box<T extends object = {}> {
  map<U>(f: (value: T) => U): Box<U> {
    return null;
  }
}
interface Pair<in out A, const B> {
  first: A;
  second: B;
}
type Maybe<T> = T | undefined;
function identity<const T>(value: T): T {
  return value;
}
const arrow = <T,>(value: T): Maybe<T> => value;
