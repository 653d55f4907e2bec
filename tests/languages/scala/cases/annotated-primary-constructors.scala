class A @Inject() (a: Int)(implicit b: String) extends Base(a) { def x = a }
class B[T] @Inject()(val a: T, c: String) extends Base
class C @Singleton @Inject("x")
  (var a: Int)
class D @Inject() private[p] (a: Int)
class E @Inject private (a: Int)
@deprecated("class F @Inject()", "1") class F(a: Int)
class G
