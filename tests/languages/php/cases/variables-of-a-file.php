<?php

$first = 1;
$first = 2;
[$a, $b] = f();
list($c, , $d) = f();
$x = $y = 3;
$this->property = 1;
$array['key'] = 1;

if ($first) {
    $inIf = 1;
} else {
    foreach ($list as $key => $value) {
        $inLoop = 1;
    }
}

if ($inCondition = f()) {
}

function f() {
    $local = 1;
    static $kept = 2;
    global $first;
}
