package p

type (
	A struct {
		x int
	}

	B int
)

var (
	m = map[string]int{
		"a": 1,
	}
	n = 1
)

const (
	c = 1 +
		2
)
