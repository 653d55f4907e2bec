package p

var alone int

var a, B = 1, 2

var typed, too *T = nil, nil

var _ Interface = (*T)(nil)

var (
	x int = 1
	y, z  = f()
	Errors = map[string]error{
		"a": nil,
	}
)
