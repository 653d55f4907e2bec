package p

type S struct{ run func() }

func (s S) Go() {}

func one() {}
func two() {}

var held = one
var literal = func() { two() }

func set() { changed = two }

var hooked = one

func hook(f *func()) { *f = two }

func byAddress() {
	hook(&hooked)
	hooked()
	local := one
	hook(&local)
	local()
}

func use(s S, given func()) {
	held()
	changed()
	literal()
	local := one
	local()
	again := one
	again = two
	again()
	inner := one
	if given != nil {
		inner = two
	}
	inner()
	method := s.Go
	method()
	s.run()
	given()
	func() { one() }()
	a, b := one, two
	a()
	b()
}

func (r run) run() {}
