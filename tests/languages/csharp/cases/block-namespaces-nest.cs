namespace A.B
{
    class InAB {}

    namespace C
    {
        class InABC {}
    }
}

namespace A.B
{
    class Again {}
}

class Outside {}
