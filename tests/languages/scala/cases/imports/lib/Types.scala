package lib

class First
class Second
class Third
object Box {
  class Inside
}
