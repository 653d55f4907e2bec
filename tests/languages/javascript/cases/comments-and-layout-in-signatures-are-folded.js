function spread(
  first, // the first
  /* the second */ second = {
    a: 1,
  },
  ...others
) {}
