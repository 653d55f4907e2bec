<?php
trait A { public function run() {} public function own() { $this->run(); } }
trait B { public function run() {} }
trait C { use A; public function run() {} }

class Chooses
{
    use A, B { B::run insteadof A; A::run as start; }
    public function go() { $this->run(); $this->own(); $this->start(); }
}

class Overrides
{
    use A, B;
    public function run() {}
    public function go() { $this->run(); }
}

class Nested
{
    use C;
    public function go() { $this->run(); }
}

class Base
{
    use B;
}

class Below extends Base
{
    use A;
    public function go() { $this->run(); parent::run(); }
}
