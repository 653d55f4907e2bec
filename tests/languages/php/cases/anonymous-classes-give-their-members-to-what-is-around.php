<?php

class Factory
{
    public function make(): object
    {
        return new class(1) extends Base {
            private int $inner = 0;
            public function run(): void { $local = 1; }
        };
    }
}

$bound = new class {
    public $property;
};
