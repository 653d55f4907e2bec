package p

const Alone = 1

const a, B = 1, "two"

const Typed Kind = iota

const (
	Red Color = iota
	Green
	_
	Blue, blueToo
	mask = 1 << iota
)
