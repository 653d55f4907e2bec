package p

type A struct{}
type B struct{}
type Runner interface{ Run() }

func (a *A) Run() {}
func (b B) Run()  {}

func use(x any) {
	switch x := x.(type) {
	case *A:
		x.Run()
	case B, Runner:
		x.Run()
	case Runner:
		x.Run()
	case nil:
	default:
		x.Run()
	}
	switch x.(type) {
	case *A:
		x.Run()
	}
}
