type Point = { x: number; y?: number; norm(): number };
type Named<T> = Base & { name: T; [key: string]: unknown };
type Fn = { (a: string): void; new (b: number): Fn };
// Not members of the alias: alternatives, what is nested, what is in type arguments.
type Either = { left: string } | { right: string };
type Nested = { inner: { deep: string } };
type Wrapped = Partial<{ field: string }>;
type Mapped<T> = { [K in keyof T]: T[K] };
interface Base {}
