const styles = {
  plain(text) {
    return this.bold(text);
  },
  bold: (text) => styles.plain(text),
  nested: {
    boxed() {
      styles.plain();
    },
  },
  other: unknown(),
};

styles.plain();
styles.nested.boxed();
styles.other();
styles.missing();

const api = {};
api.load = function () {};
api.load();

const patched = {
  go() {},
};
patched.go = unknown();
patched.go();

function bold() {}
bold();
plain();
