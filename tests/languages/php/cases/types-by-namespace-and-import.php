<?php

namespace App;

use App\Models\Thing;
use Lib\Missing;
use function App\Models\User;
use const App\Models\LIMIT;

class User {}
class Thing2 {}

interface Exception {}

function f(
    User $here,
    \User $top,
    \App\User $full,
    namespace\User $relative,
    Thing $elsewhere,
    Missing $missing,
    Sub\User $below,
    \Exception $builtin,
    Exception $own,
    string $string,
    self $self,
): ?User {}
