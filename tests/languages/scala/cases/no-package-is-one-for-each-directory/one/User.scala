object User {
  def use(list: List): Unit = {
    Helper.help()
    List(1)
  }
}
