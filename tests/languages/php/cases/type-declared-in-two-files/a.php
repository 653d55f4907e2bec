<?php
namespace N;
class Twice {}
function a(Twice $t) {}
