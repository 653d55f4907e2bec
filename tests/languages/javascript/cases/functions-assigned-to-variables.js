var early;
early = function () {};
implicit = function () {};
implicit = function (second) {};
other = function own() {};
function f() {
  local = function () {};
}
