function helper() {}
function hidden() {}
export function visible() {
  helper();
}
