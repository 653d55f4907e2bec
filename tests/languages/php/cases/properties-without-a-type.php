<?php
class A { public function run() {} }
class B { public function run() {} }

class Once
{
    private $a;
    public function __construct(A $a) { $this->a = $a; }
    public function go() { $this->a->run(); }
}

class Twice
{
    private $x;
    public function __construct() { $this->x = new A(); }
    public function set() { $this->x = new B(); }
    public function go() { $this->x->run(); }
}

class Open
{
    protected $y;
    public function __construct() { $this->y = new A(); }
    public function go() { $this->y->run(); }
}

class Below extends Open
{
    public function set() { $this->y = new B(); }
}

class Touched
{
    public $z;
    public function __construct() { $this->z = new A(); }
    public function go() { $this->z->run(); }
}

function touch_it(Touched $t) { $t->z = new B(); }
