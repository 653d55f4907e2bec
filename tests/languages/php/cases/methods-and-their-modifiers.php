<?php

abstract class Base
{
    public function __construct() {}
    public static function make(): static {}
    abstract protected function area(): float;
    final private function hidden() {}
    function bare() {}
    static public final function order(): void {}
    public function &reference(): array {}
    public function list() {}
    public function __destruct() {}
}
