package p

type Number interface {
	~int | ~float64
}

type Pair[A, B any] struct {
	first  A
	second B
}

type List[T any] []T

type Tree[K interface{ ~int | ~string }, V Number] struct {
	left *Tree[K, V]
}

func Map[T any, U ~[]T](f func(T) U, xs ...T) []U { return nil }

// The T of another generic is not this one.
func plain(x T) T { return x }

func sum[N Number](xs []N) (total N) { return }
