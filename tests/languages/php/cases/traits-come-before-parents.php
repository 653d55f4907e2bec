<?php
trait Speaks
{
    abstract public function name();
    public function speak() { $this->name(); $this->unknown(); $this->volume(); self::loud(); parent::speak(); }
    public static function loud() {}
}

trait Louder
{
    use Speaks;
    public function shout() { $this->speak(); }
}

class Animal
{
    public function speak() {}
    public function name() {}
    public function volume() {}
}

class Dog extends Animal
{
    use Louder;
    public function bark() { $this->speak(); $this->shout(); $this->name(); parent::speak(); $this->volume(); }
}

interface Named { public function name(); }

class Cat extends Animal implements Named
{
    public function meow() { $this->name(); }
}

class Fox implements Named
{
    use Speaks { speak as protected say; }
    public function name() {}
    public function run() { $this->name(); $this->loud(); }
}

function use_them(Dog $dog, Speaks $speaks, Named $named) { $dog->speak(); $named->name(); Dog::loud(); }
