exports = module.exports = function make() {};
exports.extra = extra;
exports.twice = extra;
exports.twice = other;
function extra() {}
function other() {}
