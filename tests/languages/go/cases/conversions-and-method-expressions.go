package p

type Cents int

func (c Cents) Plus(o Cents) Cents { return c + o }

type Price = Cents

type Pair[T any] struct{ a, b T }

func (p Pair[T]) Swap() Pair[T] { return p }

type Rule func(int) bool

func (r Rule) Check(n int) bool { return r(n) }

func even(n int) bool { return true }

func use(n int, rule Rule) {
	Cents(n).Plus(Cents(1))
	Price(n).Plus(0)
	(*Cents)(nil).Plus(1)
	Cents.Plus(1, 2)
	(*Pair[int]).Swap(nil)
	_ = Pair[int]{1, 2}
	Pair[int]{1, 2}.Swap()
	Rule(even).Check(1)
	rule(1)
	[]byte("x")
}
