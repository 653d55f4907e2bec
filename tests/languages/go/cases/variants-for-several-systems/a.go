package p

type T struct{}

func use(t T) {
	open()
	t.Close()
	only()
}
