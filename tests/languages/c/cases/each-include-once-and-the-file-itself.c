#include <stdio.h>
#include "config.h"
#include <stdio.h>
#include CONFIG_HEADER
int x;
