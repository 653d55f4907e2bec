declare module "node:thing" {
  global {
    interface Global {
      a: string;
    }
  }
}

interface Factory<in T, out U> {
  name: string
  // a call signature behind a line without semicolon
  <V>(value: V): U
  in?: string
  abstract: boolean
  find(using: any): void
  imported: import("react").Ref<T>[]
}

type ReadonlyKeys = { [K in keyof readonly any[]]?: boolean };
export type * from "./types";
