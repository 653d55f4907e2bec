<?php

class Everywhere { public static function make() {} }
