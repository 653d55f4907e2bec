<?php

function f($a = PHP_INT_MAX, $b = self::X, $c = 'a, b', $d = -1.5, $e = true ? 1 : 2, $f = new Foo(1, 2), $g = ['k' => [1, 2]], $h = <<<TXT
text
TXT) {}
