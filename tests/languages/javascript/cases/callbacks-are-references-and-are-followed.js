function apply(callback, value) {
  callback(value);
  again(callback);
}

function again(callback) {
  callback();
}

function show() {}
function never() {}

apply(show);
apply((value) => never(value));
[1].map(show);
const table = { show, never: show };
const alias = show;
alias();
export default never;
