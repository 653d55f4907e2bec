package p

func f(a int) (err error) {
	var x, y = 1, 2
	const c = 3
	z := 4
	for i, v := range []int{} {
	}
	type Local struct{ Field int }
	type alias = Local
	return
}

func init() {}

func init() {}
