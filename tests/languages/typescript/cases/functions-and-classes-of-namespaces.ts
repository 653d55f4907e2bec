namespace Tools {
  const cut = (text: string): string => text;
  let join = function* (parts: string[]) {};
  const Saw = class {
    run(): void {}
  };
  const size = 1, { a, b: [c] } = options;
  let later: () => void;
}
