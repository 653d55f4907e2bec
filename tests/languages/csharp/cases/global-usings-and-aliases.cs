extern alias Other;
global using System;
global using static System.Math;
global using Map = System.Collections.Generic.Dictionary<string, int>;
using Pair = (int, string);
using unsafe Pointer = int*;

[assembly: CLSCompliant(true)]
[module: Skip]

class A {}
