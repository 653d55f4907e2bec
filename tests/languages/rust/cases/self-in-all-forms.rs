struct S;

impl S {
    fn a(self) {}
    fn b(mut self) {}
    fn c(&self) {}
    fn d(&mut self) {}
    fn e<'a>(&'a self) {}
    fn f<'a>(&'a mut self) {}
    fn g(self: Box<Self>) {}
    fn h(self: std::pin::Pin<&mut Self>) {}
    fn i() {}
}
