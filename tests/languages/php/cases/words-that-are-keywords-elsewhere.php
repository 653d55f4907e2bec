<?php

class Enum
{
    const CLASS_NAME = 1, FOR = 2;
    public function list(): array {}
    public function print() {}
    public static function new(): self {}
}

enum Match_ { case Default; case Class_; }

function readonly($readonly, $echo = true) {
    return "#$i: $frame[class]$frame[function]";
}
