package p

type Option[T any] struct{ value T }

func (o Option[T]) Map[U any](f func(T) U) Option[U] { panic(0) }

var name = new("text")

var count = new(len(name))

func after() {}
