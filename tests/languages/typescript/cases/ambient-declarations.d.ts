declare function f(a: string): void;
declare class Thing {
  constructor(name: string);
  method(): void;
  static field: number;
}
declare const a: number, b: string;
declare let c: boolean;
declare var d: any;
declare enum Color {
  Red,
}
declare type Alias = string;
export declare const exported: number;
export declare function g<T>(x: T): T;
export default Thing;
