package com.example
package sub

class In {
  def up(o: Outer): Int = 0
}
