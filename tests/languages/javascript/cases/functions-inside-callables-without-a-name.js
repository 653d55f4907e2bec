function helper() {}

(function () {
  function helper() {}
  function onlyHere() {}
  helper();
  onlyHere();
})();

define(function () {
  function helper() {}
  const inner = () => helper();
  inner();
});

helper();
onlyHere();
