package outer {
  class A

  package inner {
    class B {
      def both(a: A, b: B): A = a
    }
  }
}

package second:
  class C
