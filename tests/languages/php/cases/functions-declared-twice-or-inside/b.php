<?php
function compat() {}

compat();
