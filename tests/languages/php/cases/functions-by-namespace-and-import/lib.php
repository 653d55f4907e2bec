<?php
namespace Lib;

function make() { own(); everywhere(); }
function check() {}
function grouped() {}
function one() {}
