export const inner = () => {};
