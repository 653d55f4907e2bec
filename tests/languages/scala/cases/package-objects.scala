package com.example

package object util {
  val limit = 10
  type Text = String
  def help(text: Text): Text = text
}
