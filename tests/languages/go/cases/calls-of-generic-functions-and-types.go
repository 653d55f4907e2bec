package p

type List[T any] struct{ items []T }

func (l *List[T]) Push(v T) { l.grow() }
func (l *List[T]) grow()    {}

type Item struct{}

func (i Item) Do() {}

func New[T any]() *List[T]           { return &List[T]{} }
func Of[K, V any](k K, v V) *List[K] { return nil }
func Map[T any](l *List[T], f func(T)) {
	for _, v := range l.items {
		v.Do()
	}
}

type Named struct{ *List[Item] }

func use(n Named) {
	l := New[int]()
	l.Push(1)
	Of[int, string](1, "a").Push(2)
	Of(1, 2).Push(3)
	n.Push(Item{})
	Map(l, nil)
	Map[int](l, nil)
	(&List[int]{}).Push(1)
}

type T int

func convert[T int](x int) T { return T(x) }

func converted(x int) T { return T(x) }
