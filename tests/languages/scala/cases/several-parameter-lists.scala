def fold[A, B](items: List[A])(start: B)(step: (B, A) => B): B = ???

class Point(x: Int)(y: Int)(implicit z: Int)
