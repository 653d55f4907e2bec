object A {
  trait B {
    class C {
      object D {
        def e(c: C, b: B): Unit = {
          def f(g: Int) = g
        }
      }
    }
  }
}
