<?php

class S1 {}

function f(S1 $a, S2 $b, Other\S3 $c, ?S4 $S5): S6 {}
