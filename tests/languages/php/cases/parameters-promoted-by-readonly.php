<?php

class Point
{
    readonly (A&B)|null $plain;

    public function __construct(
        readonly int $x,
        readonly ?Point $next = null,
        private readonly string $name = '',
        readonly array|string $rest = [],
        int $given = 1,
    ) {}

    public function readonly(): bool { return readonly($this); }
}
