module.exports = function (options) {
  function inner() {}
};
