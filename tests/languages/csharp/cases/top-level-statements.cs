using System;

var local = 1;
Console.WriteLine(Add(local, 2));
int Add(int a, int b) => a + b;
static async Task<int> Run(string[] args)
{
    return 0;
}

class Program {}
