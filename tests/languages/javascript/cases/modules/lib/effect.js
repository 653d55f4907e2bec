export function effect() {}
