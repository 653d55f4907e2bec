<?php

interface Shape extends HasArea, \Countable
{
    const SIDES = 0;

    public function area(float $scale = 1.0): float;

    public static function make(): static;
}

trait Loggable
{
    private static ?Logger $logger = null;

    abstract public function name(): string;

    protected function log(string $message, mixed ...$context): void {}
}
