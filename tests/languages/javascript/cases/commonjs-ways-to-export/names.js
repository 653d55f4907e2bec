function byName() {}
module.exports.byName = byName;
exports.other = byName;
module.exports = { ...require('./lib/inner'), byName, other: byName };
