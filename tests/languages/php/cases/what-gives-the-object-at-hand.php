<?php
class Query
{
    public function where() { return $this; }
    public function limit(): static { return $this; }
    public function only(): self { return $this; }
    public static function make(): static { return new static(); }
    public function run() {}
    public function copy(): static { return clone $this; }
}

class Special extends Query
{
    public function extra() {}
    public function run() {}
    public function go() { $this->where()->extra(); parent::where()->extra(); self::make()->extra(); }
}

function use_them(Special $s, Query $q)
{
    $s->where()->limit()->extra();
    $s->where()->copy()->run();
    $s->only()->run();
    $s->only()->extra();
    Special::make()->extra();
    Special::make()->run();
    $q->where()->run();
    Query::make()->run();
    (new Special)->where()->run();
}
