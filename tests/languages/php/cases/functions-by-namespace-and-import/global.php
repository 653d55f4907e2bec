<?php

function everywhere() {}
function check() {}

class own {}

everywhere();
