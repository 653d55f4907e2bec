class Größe(länge: Int) {
  def fläche: Int = länge
  val π = 3.14
}
