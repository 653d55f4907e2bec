<?php
function one() {}
function two() {}

class S
{
    private $cb;
    public static function make() {}
    public function run() {
        $held = one(...);
        $held();
        $method = $this->run(...);
        $method();
        $static = self::make(...);
        $static();
        $either = one(...);
        $either = two(...);
        $either();
        ($this->cb)();
        $this->cb();
        $name = 'one';
        $name();
        call_user_func('one');
        usort($x, two(...));
        [$this, 'run']();
        $list['a']();
        (one(...))();
    }
}
