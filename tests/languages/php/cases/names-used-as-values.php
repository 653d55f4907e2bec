<?php
namespace App;

use const Lib\IMPORTED;

const ONE = 1;
const TWO = 2;
class Both {}
const Both = 3;
class OnlyClass {}
enum Suit { case Hearts; case Spades; }

class Box
{
    const SIZE = ONE;
    public static $shared;
    public $in;
    private ?Box $next;

    public function conditions($x)
    {
        if (ONE) {}
        while (!TWO) {}
        return $x ? self::SIZE : $this->in;
    }

    public function chooses($x)
    {
        switch ($x) {
            case ONE:
                echo TWO;
        }
        return match ($x) {
            Suit::Hearts => Box::$shared,
            default => fn() => Both,
        };
    }

    public function assigns($x, $y = IMPORTED)
    {
        $this->in = TWO;
        self::$shared = 1;
        $x .= ONE;
        $x[Both] ??= Suit::Spades->name;
    }

    public function reads(Box $box)
    {
        $box->next->in = 1;
        return "{$box->in} $box->other {$this?->next}";
    }

    public function names()
    {
        static $kept = ONE;
        yield Both::class => (int) TWO;
        print @IMPORTED;
        foreach (Box::SIZE as $each) {}
        return [f(...), [[OnlyClass]], -ONE];
    }

    public function tests($x)
    {
        try {
            return $x instanceof Both;
        } catch (OnlyClass | \Lib\Failure) {
            throw \Lib\IMPORTED;
        }
    }
}

function f() {}
