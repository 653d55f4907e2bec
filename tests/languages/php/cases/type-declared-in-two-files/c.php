<?php
namespace N;
function c(Twice $t) {}
