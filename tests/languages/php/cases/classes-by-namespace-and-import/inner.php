<?php
namespace Lib\Deep;

class Inner extends \Lib\Tool {}
