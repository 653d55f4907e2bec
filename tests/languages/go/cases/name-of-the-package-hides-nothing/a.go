package test

type test struct{}

func (t test) run() {}

func use(t *test) {
	t.run()
	test(*t).run()
}
