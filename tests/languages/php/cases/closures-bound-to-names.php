<?php

$closure = function (int $a, &$b) use ($c): string {
    $local = 1;
    function inner() {}
};

$arrow = fn(int ...$xs): int => $xs[0];

$static = static function () {};

$staticArrow = static fn($x) => $x;

$called = (function () { $hidden = 1; })();

$reference = &$closure;

usort($list, function ($a, $b) {
    $alsoLocal = 1;
    return 0;
});

function f() {
    $g = function () {};
    $h = fn() => 1;
}
