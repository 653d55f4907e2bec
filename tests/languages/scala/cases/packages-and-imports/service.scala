package shop
package service

import model.{Order => Basket, Words}
import model.Words._

class Service {
  def use(basket: Basket): Unit = {
    basket.total()
    Basket.empty().total()
    clean("a")
    Words.pad("b")
    helper()
    new Order().total()
  }
  def pad(text: String): String = pad(text)
}
