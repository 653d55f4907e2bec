def sort[A](items: List[A])(implicit ord: Ordering[A], tag: Tag[A]): List[A] = ???
class Sorter[A](items: List[A])(implicit ord: Ordering[A])
