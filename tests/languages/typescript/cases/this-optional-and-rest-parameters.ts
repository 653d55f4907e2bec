function f(this: Window, a?: number, ...rest: string[]): void {}
function g({ a, b }: { a: string; b: number } = {} as any, [c]: [number]) {}
function h(callback: (error: Error | null, value?: string) => void = () => {}): void {}
