function open() {}

module.exports = {
  open,
  close() {
    open();
    close();
  },
  renamed: open,
};
