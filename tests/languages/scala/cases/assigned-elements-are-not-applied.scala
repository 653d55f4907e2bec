package a

class Table {
  def apply(row: Int): Int = row
  def update(row: Int, value: Int): Unit = ()
}

class User(table: Table) {
  def read(): Int = table(1)
  def write(): Unit = {
    table(1) = 2
    table(table(3)) = 4
  }
}
