<?php

function plain($a, $b = 1, $c = [1, 2], $d = null) {}

function typed(int $a, ?string $b = null, array $c = [], callable $d = null, self $e = new self(1, 2)) {}

function references(&$a, int &$b, & $c) {}

function variadic(...$rest) {}

function typedVariadic(int $first, string ...$rest) {}

function referenceVariadic(&...$rest) {}

function overLines(
    int $a,
    #[SensitiveParameter]
    string $secret, // kept quiet
    $last = self::A | self::B,
): void {
}
