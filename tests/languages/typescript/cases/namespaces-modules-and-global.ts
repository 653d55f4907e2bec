namespace Outer.Inner {
  export const exposed = 1;
  const kept = 2;
  export function f(): void {}
  if (kept) {
    const local = 1;
  }
  namespace Deeper {
    interface Shape {}
  }
}

declare module "external" {
  export function load(name: string): void;
  const version: string;
}

declare module "wild*";

declare global {
  interface Window {
    app: string;
  }
  var debug: boolean;
}
