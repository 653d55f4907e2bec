<?php

class User
{
    const User = 1;
    public ?User $User = null;
    public function User(User $User): User {}
}

function User(User $User) {}
