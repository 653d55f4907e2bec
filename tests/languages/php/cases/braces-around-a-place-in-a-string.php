<?php
class Font
{
    public function size($text)
    {
        if ($text{0} == '+' && $text{strlen($text) - 1} !== ' ') {
            return (int) $text;
        }
        if ($this->all['size']{0} == '-') {
            return '';
        }
        return "{$text}{$this->unit()}";
    }

    public function unit() { return 'px'; }
}
