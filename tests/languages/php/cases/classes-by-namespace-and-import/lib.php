<?php
namespace Lib;

class Tool
{
    public function __construct($x = 1) {}
    public static function start() {}
}

class Other
{
    public static function start() {}
}
