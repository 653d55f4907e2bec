<!DOCTYPE html>
<title><?= $title ?></title>
<?php function header_of(string $page): string { ?>
<h1>Hello</h1>
<?php } ?>
<?php if ($x): ?>
<p>
<?php $shown = 1; endif ?>
<?php
class Page {
    public function render() { ?>
        <b>function not_one() {}</b>
    <?php }
}
