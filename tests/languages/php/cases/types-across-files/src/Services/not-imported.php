<?php

namespace App\Services;

function g(User $a, \User $b, App\Models\User $c) {}
