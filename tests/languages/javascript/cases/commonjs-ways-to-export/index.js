module.exports = {
  inner: require('./lib/inner').inner,
  Box: require('./box'),
  get lazy() {
    return require('./lib/inner');
  },
};
