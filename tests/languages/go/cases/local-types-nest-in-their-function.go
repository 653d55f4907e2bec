package p

type T struct{ top int }

func (t *T) Run() {
	type T struct{ inner int }
	type user struct{ t T }
}

func other() {
	type user struct{ t T }
}
