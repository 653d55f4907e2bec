export interface Rule {}
export function validate(): void;
export function validate(rule?: Rule): void {}
