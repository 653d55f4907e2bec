var v = 1;
let l;
const c = 2;
var first = 1,
  second = 2;
if (v) {
  var inBlock = 1;
  let notOurs = 2;
  const norThis = 3;
} else {
  var inElse;
}
for (var i = 0; i < 2; i++) {
  var inLoop;
}
for (const k of list) {
}
switch (v) {
  case 1:
    var inCase;
}
try {
} catch (e) {
  var inCatch;
}
