export function run() {}
export default class Part {
  go() {}
}
