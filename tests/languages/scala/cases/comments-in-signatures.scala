def spread(
    a: Int, // first
    b: /* second */ String
    /* nothing more */
): /* text */ List[
  Int
] = ???

/** Documented. */
class Documented // behind
