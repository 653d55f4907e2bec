<?php

$text = <<<HTML
function not_one() {}
class NotOne {}
HTML;

$raw = <<<'RAW'
const NOT_ONE = 1;
RAW;

function after() {}
