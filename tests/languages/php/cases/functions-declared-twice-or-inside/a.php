<?php
if (!function_exists('compat')) {
    function compat() {}
}

function outer()
{
    function inner() {}
    inner();
    compat();
}

inner();
