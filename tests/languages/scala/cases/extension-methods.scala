extension (text: String)
  def shout: String = text.toUpperCase
  def repeat(times: Int): String = text * times

extension [T](items: List[T])
  def second: T = items(1)
  def zipTo[U](other: List[U]): List[(T, U)] = ???

extension (x: Int) def +++(y: Int): Int = x + y
