<?php

// Says where all functions and methods of a program are declared when it ends: this file is to be
// put before it (auto_prepend_file). One file for each process in the directory TRACED_INTO, with
// a line `class->name<TAB>name<TAB>file<TAB>line` for each, in the words of Xdebug's traces but in
// small letters. A method that `as` of a trait gives another name has the one it is declared with.

register_shutdown_function(static function (): void {
    $lines = [];
    foreach (get_defined_functions()['user'] as $name) {
        $one = new ReflectionFunction($name);
        $lines[] = [$name, $one->getShortName(), $one->getFileName(), $one->getStartLine()];
    }
    $types = array_merge(get_declared_classes(), get_declared_interfaces(), get_declared_traits());
    foreach ($types as $type) {
        $of = new ReflectionClass($type);
        if ($of->isInternal()) {
            continue;
        }
        $given = array_change_key_case($of->getTraitAliases());
        foreach ($of->getMethods() as $one) {
            $file = $one->getFileName();
            if ($file === false || $one->class !== $of->name) {
                continue;
            }
            $name = $given[strtolower($one->name)] ?? $one->name;
            $declared = substr(strrchr(":$name", ':'), 1);
            $lines[] = [strtolower("$type->$one->name"), $declared, $file, $one->getStartLine()];
        }
    }
    $text = implode('', array_map(static fn(array $line): string => implode("\t", $line) . "\n", $lines));
    file_put_contents(getenv('TRACED_INTO') . '/' . getmypid() . '.places', $text);
});
