<?php
function one() {}
function two() {}
function three() {}
function four() {}

function calls(callable $f) { $f(); }
function maybe(?\Closure $f = null, $g = null) { if ($f) { $f(1); } call_user_func($g); }
function passes($x) { return $x; }
function changes($f) { $f = other(); $f(); }

class Shop
{
    public $name;

    public function sell(Closure|null $done) { $done(); }
    public function one() {}
    public static function two() {}
    public function name() {}

    public function run(Shop $shop)
    {
        calls(one(...));
        maybe(g: two(...));
        passes(three(...));
        changes(four(...));
        $this->sell($shop->one(...));
        $shop->sell([Shop::class, 'two']);
        calls([$this, "name"]);
        calls('four');
        calls(fn() => four());
        $pair = [$shop, 'missing'];
        return [self::class, 'two', 1];
    }

    public function calls()
    {
        [$this, 'one']();
        call_user_func(array($this, 'two'), 1);
        call_user_func_array([$this, $name], []);
    }
}
