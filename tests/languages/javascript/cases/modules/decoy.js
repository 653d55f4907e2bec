export function run() {}
export function stop() {}
export function helper() {}
export default run;
