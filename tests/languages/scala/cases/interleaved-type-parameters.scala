def pair[A](a: A)[B](b: B): (A, B) = (a, b)
