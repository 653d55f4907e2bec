<?php
// __halt_compiler(); says nothing here
namespace App;

[$first, [$second, 'k' => $third]] = load();
\define('LIMIT', 3);
function last() { return __COMPILER_HALT_OFFSET__; } __halt_compiler();
function data() {}
class Not { it's no PHP "
