<?php
compat();
