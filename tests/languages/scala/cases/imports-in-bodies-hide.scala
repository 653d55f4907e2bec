package p

class Token

class Reader {
  import other.Token
  def read(token: Token): Unit = ()
}

class Writer {
  def write(token: Token): Unit = ()
}
