<?php

class User
{
    public $plain;
    var $old, $older = 1;
    private ?int $count = 0;
    protected static array|null $cache, $other = null;
    public readonly string $name;
    static $bare;
    final protected const SECRET = 'x';
    public const A = 1, B = 2;
    const C = self::A;
}
