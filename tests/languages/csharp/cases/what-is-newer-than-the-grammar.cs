#!/usr/bin/env dotnet
#:package Tools@1.0

class Sum
{
    int all;
    Sum next;
    public void operator +=(int more) { }
    public void operator checked -=(int less) { }

    void Add(Sum other, bool is_it)
    {
        other?.all = Count();
        other?.next.all += Count();
        is_it = other?.all == 1;
    }

    static int Count() => 1;
}

ref struct Piece<T> where T : allows ref struct { }
