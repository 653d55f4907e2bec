package p

func f() {
outer:
	for {
		go func(a, b int) {
			type deep struct{ x int }
		}(1, 2)
		break outer
	}
	Map[int, string](nil)
	x := struct{ y int }{1}
	_ = x
}

var _ = Describe("suite", func() {
	type inSuite struct{}
})
