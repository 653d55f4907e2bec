interface IShape
{
    void Draw() { }
    void Fill();
}

class Drawing
{
    static void Hide() { }
    static void Draw() { }
    void Fill() { }

    class Base
    {
        void Hide() { }
        protected static void Shared() { }
        void Seen(Sub sub) { sub.Hide(); }
        public class Sub : Base { void Run() { Hide(); } }
    }

    // What is private is not seen below, and what interfaces have is none of a class.
    class Circle : Base, IShape
    {
        void Run()
        {
            Hide();
            Shared();
            Draw();
            ((IShape)this).Draw();
        }

        void IShape.Fill() { Fill(); }
    }

    void While(object o)
    {
        while (o is Base text) { }
        text.Print();
    }

    Text text = new Text();
}

class Text { public void Print() { } }
