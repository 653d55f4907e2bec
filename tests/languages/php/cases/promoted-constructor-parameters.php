<?php

class Point
{
    public function __construct(
        private readonly int $x,
        protected ?Point $next = null,
        public &$reference = null,
        #[Marked] private string $marked = 'a',
        int $plain = 0,
    ) {
        $local = 1;
    }
}
