package p

var handler = func(w http.ResponseWriter, r *http.Request) error {
	type local struct{ n int }
	return nil
}

var typed func(int) string = func(n int) string { return "" }

var (
	first, second = func(a int) {}, func() (b bool) { return }
	number, third = 3, func(xs ...int) {}
)

// Called where it stands, a literal is not what the name is bound to.
var called = func() int { return 1 }()

func f() {
	g := func(x int) {}
	var h = func() {}
	g(1)
	h()
}
