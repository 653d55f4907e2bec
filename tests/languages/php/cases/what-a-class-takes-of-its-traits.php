<?php
trait One { public function hi() {} private function secret() {} public static function make() { return new static; } }
trait Two { public function hi() {} public function own() {} }

class Takes
{
    use One, Two { One::hi insteadof Two; Two::hi as protected bye; own as mine; secret as public; }

    public function go()
    {
        $this->hi();
        $this->bye();
        $this->mine();
        $this->secret();
        self::make();          // an object of Takes, not of the trait
    }
}

class Below extends Takes
{
    public function go() { $this->bye(); }
}

class Declares
{
    use Two { hi as run; }

    public function run() {}

    public function go() { $this->run(); }   // its own comes before what the trait has
}
