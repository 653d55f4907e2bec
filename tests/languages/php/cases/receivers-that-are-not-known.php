<?php
class A { public function run() {} public function only() {} }
class B { public function run() {} }

function unknown($x, array $list, mixed $any, object $obj)
{
    $x->run();
    $list[0]->run();
    foreach ($list as $one) {
        $one->run();
    }
    $any->run();
    $x->only();
    $x->missing();
    $x->only;
    $x::run();
    $x->$name();
    $x->{'run'}();
    A::$name();
    (function () {})();
}

function constructs($x)
{
    if (isset($x) && !empty($x)) {
        exit(1);
    }
    echo 'a', print('b');
    unset($x);
    list($a) = [1];
    die();
}
