(function () {
  var hidden = 1;
  const alsoHidden = 2;
  function visible() {}
  var bound = () => {};
  exports.fromInside = function () {};
})();
items.forEach((item) => {
  var hiddenToo = item;
});
var seen = 1;
