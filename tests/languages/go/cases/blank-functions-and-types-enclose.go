package p

func _() {
	type inside struct{}
}

type _ struct{ a int }

func (T) _() {}
