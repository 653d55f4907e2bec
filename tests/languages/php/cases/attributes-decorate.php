<?php
namespace App;

#[\Attribute]
class Route { public function __construct(string $path = '') {} }

#[Route('/a'), Missing]
class Controller
{
    #[Route]
    private int $x = 1;

    #[Route('/b')]
    #[\Override]
    public function show() {}
}

#[Route]
function handler() {}

enum Suit
{
    #[Route] case Hearts;
}
