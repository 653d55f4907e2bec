<?php
require_once __DIR__ . '/calls-outside-functions-are-the-files.php';
require 'missing.php';
include $name . '.php';

function boot() { return new App(); }

class App
{
    const X = 1;
    public array $list = [self::X];
    public function run() { return static fn () => boot(); }
}

boot()->run();
$app = new App();
if ($app) {
    $app->run();
}
