exports = module.exports = function create(options) {};
exports.extra = function () {};
