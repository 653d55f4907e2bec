<?php
class A { public function run() {} }
class B { public function run() {} }

function both(bool $x)
{
    $one = new A();
    if ($x) {
        $one = new B();
    }
    $one->run();
}

function same(bool $x)
{
    $one = $x ? null : null;
    $two = new A();
    $two = new A();
    $two->run();
    $three = null;
    $three = new A();
    $three->run();
}

function byOtherMeans(array $list)
{
    $a = new A();
    foreach ($list as $a) {
    }
    $a->run();
    $b = new A();
    [$b] = $list;
    $b->run();
    $c = new A();
    $d = &$c;
    $c->run();
    $e = new A();
    $e .= 'x';
    $e->run();
    $f ??= new A();
    $f->run();
    static $g;
    $g = new A();
    $g->run();
    if (($h = new A()) !== null) {
        $h->run();
    }
}

function parameter(A $a)
{
    $a = new B();
    $a->run();
}
