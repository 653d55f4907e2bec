trait Fun[-A, +B <: AnyRef, F[_], G[X] <: Seq[X], C >: Null : Ordering]
def view[T <% Int, U <: T : Tag](t: T, u: U): F[T] = ???
