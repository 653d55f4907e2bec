const helper = () => {};

exports.open = function () {
  helper();
  exports.close();
  module.exports.size();
};

exports.close = () => open();

module.exports.size = helper;
