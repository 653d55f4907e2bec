<?php
namespace Lib\Deep;

function one() {}
function two() {}
