<?php

declare(strict_types=1);

namespace App\Models;

class User {}

function create(): User {}

const LIMIT = 10;
