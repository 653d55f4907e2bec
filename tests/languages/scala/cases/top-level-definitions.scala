val answer: Int = 42
var count = 0
def greet(name: String): String = s"hello $name"
type Name = String
lazy val slow = 1
private def hidden = 1
