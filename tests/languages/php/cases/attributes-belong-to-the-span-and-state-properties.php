<?php

#[Route('/'), Deprecated]
function old() {}

class A extends B
{
    #[\Override]
    public function run(): void {}

    #[Column(type: 'int')]
    private int $id;

    #[\Deprecated('use B')]
    const OLD = 1;
}
