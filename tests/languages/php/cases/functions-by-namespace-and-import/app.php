<?php
namespace App;

use function Lib\make as build, Lib\check;
use function Lib\Deep\{one, two as second};
use Lib\Deep;
use Lib\{Tool, function grouped};
use Lib\check as Klass;

function own() {}

function run()
{
    own();
    build();
    check();
    one();
    second();
    grouped();
    everywhere();
    \Lib\make();
    Deep\one();
    namespace\own();
    make();
    Lib\make();
    \own();
    two();
    strlen('x');
    \App\own();
}
