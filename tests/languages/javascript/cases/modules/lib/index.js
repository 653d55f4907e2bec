export { default, stop } from './run.js';
export * from './private.js';
export * as deep from './deep.js';

stop();
