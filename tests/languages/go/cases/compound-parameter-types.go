package p

func compound(
	a [4]byte,
	b [][]*int,
	c map[string][]func(),
	d struct{ x, y int },
	e interface{ Close() error },
	f *[]string,
	g (int),
) {
}
