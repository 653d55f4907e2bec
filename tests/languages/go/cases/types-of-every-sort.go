package p

type Celsius float64

type Handler func(w Writer, code int) error

type Matrix [3][3]float64

type Set map[string]struct{}

type Events chan<- int

type Other = Celsius

type Generic[T any] = map[string]T

type (
	Grouped struct{ a int }
	second  interface{ M() }
	third   = Grouped
)
