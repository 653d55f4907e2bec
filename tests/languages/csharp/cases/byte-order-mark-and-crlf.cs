using System;

class A
{
    int M(
        int a) => 1;
}
