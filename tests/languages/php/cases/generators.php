<?php

function plain() { return function () { yield 1; }; }

function generator(): iterable { yield 1; }

function from() { yield from [1]; }

class A {
    function items() { foreach ([] as $x) { yield $x => 1; } }
}

usort($list, function () { yield 1; });
