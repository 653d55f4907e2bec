abstract class Shape<T> {
  abstract area(): number;
  abstract get label(): string;
  protected abstract readonly points: T[];
  scale(by: number): this;
  scale(by: string): this;
  scale(by: any): this {
    return this;
  }
}

function pick(a: string): string;
function pick(a: number): number;
function pick(a: any) {
  return a;
}
