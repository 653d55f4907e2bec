namespace N
{
    using System;
    using Text = System.String;

    class A
    {
        Text aliasOfNoScannedType;
    }
}
