<?php

function outer() {
    function inner($a) {}
    class Local {
        public function m() {}
    }
    if (true) {
        function conditional() {}
    }
}

if (!function_exists('polyfill')) {
    function polyfill(string $s): bool {}
}
