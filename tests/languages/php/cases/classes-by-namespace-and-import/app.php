<?php
namespace App;

use Lib\Tool;
use Lib\Other as Alias;
use Lib\{Deep\Inner, Tool as Again};
use Lib\Deep;

class Own { public static function make() {} }

function run()
{
    new Own();
    new Tool(1);
    new Alias;
    new Inner();
    new Again();
    new Deep\Inner();
    new \Lib\Tool();
    new namespace\Own();
    new Other();
    new \Everywhere();
    new Everywhere();
    new \DateTime();
    Tool::start();
    Alias::start();
    \Lib\Deep\Inner::start();
    Own::make();
    Everywhere::make();
    $name = Tool::class;
    new $name();
    new ($name)();
}
