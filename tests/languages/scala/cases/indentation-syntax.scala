class Account(owner: String):
  private var balance = 0

  def deposit(amount: Int): Unit =
    val checked = amount
    balance += checked

  object Inner:
    def deep: Int =
      1
  end Inner
end Account

trait Shape:
  def area: Double

object Main:
  def run(): Unit =
    if true then
      val x = 1
      println(x)
    else
      ()
