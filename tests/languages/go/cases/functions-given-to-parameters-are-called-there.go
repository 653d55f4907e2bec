package p

type T struct{}

func (t T) Run() {}
func (t T) each(f, g func()) {
	go func() { g() }()
	defer f()
	apply(1, f)
}
func (t T) last(f, g func()) { g() }

func one()    {}
func two()    {}
func three()  {}
func newT() T { return T{} }

func apply(n int, f func()) { f() }

func maybe(f func()) {
	if f == nil {
		f = one
	}
	f()
}

func many(fs ...func()) {
	for _, f := range fs {
		f()
	}
}

func made(f func() T) { f().Run() }

func kept(f func()) { hold = f }

var hold func()

func use(t T) {
	apply(1, one)
	t.each(two, t.Run)
	T.last(t, two, three)
	maybe(three)
	many(one)
	made(newT)
	kept(three)
}
