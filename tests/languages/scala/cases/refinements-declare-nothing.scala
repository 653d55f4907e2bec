object Structural {
  type Closeable = { def close(): Unit; val name: String; type T }
  def use(x: { def size: Int }): Unit = ()
}
