export interface User {}
export function show(user: User): void {}
