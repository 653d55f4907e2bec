<?php
const LIMIT = 10;
define('OLD', 1);

interface HasLabel { public function label(); }

enum Suit: string implements HasLabel
{
    case Hearts = 'h';
    case Spades = 's';
    const Wild = self::Spades;

    public static function parse(): self { return self::from('h'); }
    public function label() { return $this->color(); }
    private function color() { return self::Hearts->label(); }
}

class Uses
{
    const A = Suit::Hearts;
    public function run(Suit $suit, $x = LIMIT)
    {
        $suit->label();
        Suit::Hearts->label();
        Suit::parse()->label();
        Suit::from('x')->label();
        $list = [OLD, Suit::Spades, self::A];
        return Suit::Wild;
    }
}
