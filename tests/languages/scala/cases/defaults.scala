def f(
    a: Int = 1,
    b: String = "a, b",
    c: List[Int] = List(1, 2, 3),
    d: Int => Int = x => x,
    e: String = "a string that is much too long to show",
    f: (Int, Int) = (1, 2)
): Unit = ()
