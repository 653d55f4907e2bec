<?php
class A { public function m() {} }
class B { public function m() {} }

function same(?A $given) { $it = $given ?? new A; $it->m(); }

function either($which) { $it = $which ? new A : new B; $it->m(); }

function unknown($given) { $it = $given ?? new A; $it->m(); }

function computed(A $a) { $it = $a . 'x'; $it->m(); }
