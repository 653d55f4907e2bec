<?php
class A { public function run() {} }
class B { public function run() {} }

$global = new A();
$global->run();
$handler = function () { helper(); };
$handler();

function helper()
{
    $global->run();
    $handler();
}

function declared()
{
    global $global;
    $global->run();
}

function closures(A $a, callable $handler)
{
    $b = new B();
    $without = function () { $a->run(); $b->run(); };
    $with = function () use ($a, $b) { $a->run(); $b->run(); };
    $byReference = function () use (&$c) { $c->run(); };
    $arrow = fn () => $a->run();
    $own = function (B $a) { $a->run(); };
    $nested = fn () => function () use ($b) { return $b->run(); };
    $static = static fn (A $b) => $b->run();
    $handler();
    helper();
}

function helpers($helper) { $helper(); $helper->run(); }
