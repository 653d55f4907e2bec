package a

trait Base {
  def name: String = ""
  def base(): String = name
}

trait First extends Base {
  override def name: String = super.name
  def first(): Int = 1
}

trait Second extends Base {
  override def name: String = super.name
}

class Parent {
  def parent(): Int = 1
}

class Both extends Parent with First with Second {
  override def name: String = super.name
  def use(): Unit = {
    base()
    first()
    parent()
  }
}

class Last extends Both with First {
  def use(last: Last): String = last.name
}

class Unknown extends Elsewhere with First {
  def use(): Unit = {
    first()
    parent()
  }
}
