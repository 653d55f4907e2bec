<?php

function i(User $a, App\Models\User $b, \User $c) {}
