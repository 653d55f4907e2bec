<?php

enum Plain
{
    case One;
    case Two;
}

enum Suit: string implements HasLabel
{
    use Labels;

    case Hearts = 'H';
    #[Deprecated]
    case Spades = 'S';

    const Wild = self::Spades;

    public static function parse(string $text): self {}

    public function label(): string {}
}
