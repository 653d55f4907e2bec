package p

func add(a, b int) int { return a + b }

func mix(a, b int, c string, d, e, f float64) {}

func lines(
	x,
	y int,
	name string,
) {
}
