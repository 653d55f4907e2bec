<?php
class Base
{
    protected static $count;
    public function __construct() { $this->start(); }
    public function start() { static::boot(); }
    public static function boot() { self::count(); }
    public static function count() {}
    public function late() { return new static(); }
}

class Child extends Base
{
    public function __construct()
    {
        parent::__construct();
        $this->start();
        self::count();
        static::boot();
        Base::count();
    }
    public function start()
    {
        parent::start();
        (function () { $this->stop(); self::count(); })();
        array_map(fn ($x) => $this->stop(), []);
    }
    private function stop() { new self(); new parent(); }
    public static function boot() { $this->stop(); }
}

function start() {}

class Unrelated
{
    public function stop() { start(); $this->boot(); }
}
