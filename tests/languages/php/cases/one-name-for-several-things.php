<?php
namespace App;

class item { public $item; const item = 1; public function item() { return $this->item; } }
function item() { item(); return new item(); }
const item = 2;

class Holder
{
    public $run;
    public function run() { $this->run(); ($this->run)(); item(); item::item; }
    public function item(item $item, $item_) { $item->item(); $item->item; item(); }
}
