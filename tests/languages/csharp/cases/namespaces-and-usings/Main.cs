using Lib;

namespace App.Inner
{
    using Lib.Deep;

    class Main
    {
        void Run()
        {
            Near.Help();
            Around.Help();
            Global.Help();
            Store.Help();
            Deep.Help();
            Other.Deeper.Help();
            Lib.Deep.Deep.Help();
            global::Global.Help();
            Far.Help();
        }
    }
}
