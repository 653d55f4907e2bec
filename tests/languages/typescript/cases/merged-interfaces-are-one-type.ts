interface Options {
  a: string;
}
interface Options {
  b: number;
}
let options: Options;
