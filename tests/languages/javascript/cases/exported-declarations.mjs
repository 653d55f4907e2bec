export const a = 1,
  b = () => {};
export let { c, d: [e] } = source;
export function f() {}
export async function* g() {}
export class H {}
export var i;
function j() {}
function k() {}
const l = 1;
export { j, k as renamed };
export { m } from "./other.mjs";
export * from "./rest.mjs";
