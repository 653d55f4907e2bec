package com.example.sub

class In2 {
  def notUp(o: Outer, i: In): Int = 0
}
