class A; class B(x: Int); object C { def d = 1; val e = 2 }; trait F { type G = A; def h(a: A): B }
