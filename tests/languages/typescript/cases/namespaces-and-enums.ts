namespace limits {
  export const highest = 3;
  export function clamp(): void {
    inner();
  }
  function inner(): void {}
  export namespace deep {
    export function dive(): void {
      clamp();
    }
  }
}

enum Color {
  Red = pick(),
}

function pick(): number {
  limits.clamp();
  limits.deep.dive();
  return limits.highest;
}

function inner(): void {}
inner();
