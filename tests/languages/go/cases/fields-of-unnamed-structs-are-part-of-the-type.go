package p

var config struct {
	Host string
}

type Pointer *struct{ X int }

func f(options struct{ Verbose bool }) {}

var table = []struct{ in, out string }{}

type Alias = struct{ Named int }
