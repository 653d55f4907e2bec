function old(): void {}
const all = { old };
export = all;
