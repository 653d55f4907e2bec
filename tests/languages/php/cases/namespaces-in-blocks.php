<?php

namespace App\Models {
    class User {}
    function create(User $u): User {}
}

namespace App\Services {
    use App\Models\User;
    class Service {
        public function run(User $u, Other $o): \App\Models\User {}
    }
}

namespace {
    class Top {}
    function f(Top $t, User $u) {}
}
