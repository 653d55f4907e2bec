const arrow = (a: number): string => "";
const fn = function (b?: string): void {};
const cast = ((c: string): boolean => true) as Guard;
const plain = function named(d: number): number {
  return d;
} as any;
const typed: Guard = (e) => true;
type Guard = (value: string) => boolean;
class K {
  field = async (f: string): Promise<void> => {};
}
const o = {
  method(g: string): void {},
  pair: (h: number): number => h,
} as const;
export default (i: string): string => i;
