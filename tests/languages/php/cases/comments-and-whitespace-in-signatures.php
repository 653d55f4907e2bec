<?php

function f(
    int   $a, // first
    /* second */ string $b = "a  b" /* kept */,
    # third
    array $c = [
        1,
        2,
    ],
    $long = 'a default that is longer than thirty-two characters',
): int | /* or */ string {
}
