function first() {}
Object.assign(module.exports, { first, second: first });
