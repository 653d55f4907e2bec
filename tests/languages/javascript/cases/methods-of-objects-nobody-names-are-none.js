register({
  handler() {
    var local = 1;
    function inside() {}
  },
  other: function () {},
});
module.exports.list = [{ nor() {} }];
