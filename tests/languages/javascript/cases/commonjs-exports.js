exports.first = function (a) {};
module.exports.second = async (b) => b;
exports["third-one"] = () => {};
exports.Klass = class {
  method() {}
};
exports.answer = 42;
exports.alias = helper;
exports.never = void 0;
exports.nothing = undefined;
exports.both = exports.same = function () {};
exports.tools = { hammer() {} };
function helper() {}
function notExported() {}
