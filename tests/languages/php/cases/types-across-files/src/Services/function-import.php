<?php

namespace App\Services;

use function App\Models\{User, make};

function h(User $a) {}
