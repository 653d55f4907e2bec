package com.example
package service
package impl

class Worker {
  def self2: Worker = this
}
