export function mapped() {}
