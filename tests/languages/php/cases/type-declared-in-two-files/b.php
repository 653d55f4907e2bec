<?php
namespace N;
class Twice {}
