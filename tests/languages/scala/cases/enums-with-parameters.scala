enum Option2[+T]:
  case Some2(value: T)
  case None2

  def isEmpty: Boolean = this == None2

enum Tree[A]:
  case Leaf[B](value: B) extends Tree[B]
  case Node(left: Tree[A], right: Tree[A])
