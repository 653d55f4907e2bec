<?php
trait Kept { private $own; private function mine() {} }

class Above
{
    private $hidden;
    protected $shown;
    public function read() { return $this->hidden; }
    private function secret() {}
}

class Below extends Above
{
    use Kept;

    public function other() { $this->secret(); return $this->hidden; }
    public function shown() { $this->mine(); return $this->shown + $this->own; }
}
