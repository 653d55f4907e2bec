using static Lib.Text;
using Alias = Lib.Text;
using Shelf = Lib.Store<string>;
using Ns = Lib;

namespace App;

class Use
{
    void All(Shelf shelf, Ns.Text text)
    {
        Clean("a");
        Own();
        Alias.Clean("b");
        Shelf.Create().Put();
        shelf.Put();
        text.Trim();
        Ns.Text.Clean("c");
        Hidden();
    }

    void Own() { }
}
