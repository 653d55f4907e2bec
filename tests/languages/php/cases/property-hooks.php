<?php

class User
{
    public string $name {
        get => $this->first;
        set(string $value) {
            $local = 1;
            $this->first = $value;
        }
    }

    public private(set) int $count = 0;

    abstract protected int $size { get; }

    public function __construct(public string $title { set => trim($value); }) {}
}
