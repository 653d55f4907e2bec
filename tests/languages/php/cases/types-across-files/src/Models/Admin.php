<?php

namespace App\Models;

class Admin extends User
{
    public function promote(User $u, Models\User $wrong): \App\Models\User {}
}
