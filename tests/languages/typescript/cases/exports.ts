interface Kept {}
interface Named {}
export type { Named };
export interface Direct {}
export type Alias = Direct;
export namespace Space {
  export interface Inner {}
}
export abstract class Shape {}
export * from "./other";
export type * from "./types";
export * as all from "./all";
export import Short = Space.Inner;
