<?php

namespace App\Services;

use App\Models\User;
use App\Models\Admin as Boss;
use App\Models;
use App\{Models\Admin, Models as M, Services\Missing};

class User2 {}

function f(User $a, Boss $b, Models\User $c, M\Admin $d, Admin $e, \App\Models\Admin $f): Missing {}
