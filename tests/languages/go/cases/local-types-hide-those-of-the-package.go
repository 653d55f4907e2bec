package p

type T struct{}

func (t T) Run() {}

func other() {
	type T struct{ inner U }
	t := T{}
	t.Run()
	t.inner.Do()
	T(t).Run()
}

func same() {
	t := T{}
	t.Run()
}

type U struct{}

func (u U) Do() {}
