package p

type Handler struct{ run func() }

func one()        {}
func two()        {}
func three() bool { return true }

var table = map[string]func(){"one": one, "two": two}

func register(f func()) {}

func use(two func()) func() {
	register(one)
	register(two)
	h := Handler{run: one}
	h.run = two
	go register(h.run)
	return one
}

func run() {}

func pair() (func(), int) {
	x := three
	return two, 1
}
