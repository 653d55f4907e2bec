package shop
package tools

class Saw { def cut(): Int = oil() }
