package p

import lib.given
import lib.{given Ordering[Int], Thing}

class Holder(val inner: Thing) {
  export inner.{run, stop as halt}
}
