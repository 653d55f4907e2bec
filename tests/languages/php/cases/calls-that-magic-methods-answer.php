<?php
class Answers
{
    public function real() {}
    public function __call($name, $arguments) {}
    public function __invoke($x) {}
    public function go() { $this->other(); }
}

class Statics { public static function __callStatic($name, $arguments) {} }

class Both
{
    public function __call($name, $arguments) {}
    public static function __callStatic($name, $arguments) {}
    public function go() { Both::thing(); }  // here the object at hand answers
}

class Wider { public function __call($name, $arguments) {} }

class Below extends Wider { public function more() {} }

class Unknown extends Library { public function __call($name, $arguments) {} }

function answers(Answers $it) { $it->real(); $it->anything(); $it(1); (new Answers)(2); }

function statics() { Statics::anything(); }

function below(Wider $it) { $it->more(); }   // that of Below, if it is one

function unknown(Unknown $it) { $it->any(); }

function made(Answers $it) { return new $it; }   // no call of the object, but of its type
