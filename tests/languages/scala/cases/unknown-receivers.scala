package a

class Book {
  def open(): Unit = ()
}

object Reader {
  def use(x: Any, book: Option[Book]): Unit = {
    x.open()
    book.get.open()
    foreign().open()
    foreign.thing.open()
    List(1).foreach(y => y.open())
    println("a")
  }
}
