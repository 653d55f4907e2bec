package a

class Table {
  def apply(row: Int): Row = new Row
  def apply(row: Int, column: Int): String = ""
}

class Row {
  def show(): String = ""
}

trait Made
object Made {
  def apply(names: String*): Made = new Made {}
}

class User(table: Table, run: Int => Row) {
  def rows: Table = table

  def use(other: Table): Unit = {
    table(1).show()
    other(1, 2)
    run(1).show()
    rows(1).show()
    Made("a", "b")
    Made(List("a"): _*)
  }
}
