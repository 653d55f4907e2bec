package p

type item struct{}

func f() {
	item := 1
	type box struct{ i item }
}

func g() {
	type box struct{ i item }
}
