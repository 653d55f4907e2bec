<?php
namespace A {
    use function B\other;
    function own() { own(); other(); both(); }
    class K { function m() { own(); new K(); new \B\K(); } }
    own();
    new K();
}
namespace B {
    function other() {}
    function own() { own(); }
    class K {}
    new K();
}
namespace {
    function both() {}
    \A\own();
    both();
}
