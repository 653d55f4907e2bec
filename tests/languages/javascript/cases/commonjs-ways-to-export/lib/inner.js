exports.spreadIn = function () {};
exports.inner = () => {};
