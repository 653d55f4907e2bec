<?php

function good(int $a): int { return 1; }

function broken( {

class After
{
    public function method(): void {}
}
