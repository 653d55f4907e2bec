<?php
if (!function_exists('str_contains')) {
    function str_contains($text, $part) { return strpos($text, $part) !== false; }
}
if (!function_exists('our_helper')) {
    function our_helper() { return str_contains('a', 'b'); }
}
our_helper();
