package p

type Day int

func (d Day) Name() {}

type Size int

func (s Size) Name() {}

const (
	Monday Day = iota
	Tuesday
	// The one after it.
	Wednesday, Extra
	_
	Thursday
	Small Size = 1
	Medium
	plain = 3
	again
)

func names() {
	Monday.Name()
	Tuesday.Name()
	Wednesday.Name()
	Extra.Name()
	Thursday.Name()
}

func sizes() {
	Small.Name()
	Medium.Name()
}

func notTyped() {
	plain.Name()
	again.Name()
}
