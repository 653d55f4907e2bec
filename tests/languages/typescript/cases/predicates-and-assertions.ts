function isText(x: unknown): x is string {
  return true;
}
function assertText(x: unknown): asserts x is string {}
function assertAny(x: unknown): asserts x {}
class Node2 {
  isLeaf(): this is Leaf {
    return false;
  }
}
class Leaf extends Node2 {}
