<?php

const ONE = 1, TWO = 'two';

define('DEFINED', 3);
define("ALSO_DEFINED", [1, 2]);
define('Name\Spaced', 4);
define($dynamic, 5);

if (!defined('GUARDED')) {
    define('GUARDED', true);
} else {
    define('GUARDED', false);
}

function f() {
    define('LOCAL', 1);
}
