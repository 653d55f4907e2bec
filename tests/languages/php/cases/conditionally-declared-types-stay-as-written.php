<?php

if (PHP_VERSION_ID >= 80000) {
    class Compat {}
} else {
    class Compat {}
}

function f(Compat $c) {}
