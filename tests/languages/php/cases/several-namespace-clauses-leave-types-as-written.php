<?php
namespace A;
class X {}
function f(X $x) {}
namespace B;
function g(X $x) {}
