<?php

class User {}
