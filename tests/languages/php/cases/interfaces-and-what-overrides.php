<?php
interface Reader { public function read(); }
interface Store extends Reader, \Countable { public function save(); }

abstract class Base implements Store
{
    abstract public function open();
    public function read() {}
    public function __construct() {}
    private function hidden() {}
    public static function make() {}
}

final class File extends Base
{
    public function __construct() {}
    public function open() { $this->read(); $this->close(); }
    public function save() {}
    public function count() {}
    private function hidden() {}
    public static function make() {}
}

class Partly extends \Vendor\Thing implements Reader
{
    public function read() { $this->other(); parent::read(); }
}

class Decoy { public function save() {} public function other() {} }

function use_them(Store $store, Base $base)
{
    $store->save();
    $store->read();
    $store->count();
    $base->open();
    $base->save();
}
