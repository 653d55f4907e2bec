interface Foo { extra(): void; }
class Foo { run(): void {} }
function use(foo: Foo) {
  foo.run();
  foo.extra();
  new Foo().run();
}
class Bar extends Foo { run(): void { super.run(); this.extra(); } }
