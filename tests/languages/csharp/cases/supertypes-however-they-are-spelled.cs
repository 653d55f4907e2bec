namespace A.B
{
    class T<X> { }
    class M { public M(int size) { } }
    interface I { }
    interface J<X> { }

    class One : A.B.T<string>, A.B.I, J<int>, System.ICloneable { }
    class Two : A.B.M, I { Two() : base(1) { } }
    class Three(int size) : M(size), I { }
    record Four(int Size) : Five(Size), A.B.I;
    record Five(int Size);
    struct Six : A.B.I, J<int> { }
    interface Seven : A.B.I, J<int> { }
    class Eight : I { }
    enum Nine : byte { }
}
