export * from './account';
export { default as User } from './user';
export { validate as check } from './rules';
export * as rules from './rules';
export type { Rule } from './rules';
