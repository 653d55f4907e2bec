package p

const Public, private = 1, 2

type Type struct {
	Field int
	field int
}

type unexported struct{ Reachable int }

func (t *unexported) Method() {}

func Ünicode() {}

func ünicode() {}

func 世界() {}

func f() {
	type Local struct{ Field int }
}
