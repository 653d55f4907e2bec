package p

import "fmt"

type Runner interface{ Run() }

type Number interface {
	~int | ~int64
	Runner
}

type Job struct{}

func (j Job) Run()           {}
func (j Job) String() string { return "" }

func run[T Runner](t T)                 { t.Run() }
func all[T Runner](ts []T)              { ts[0].Run() }
func byNumber[N Number](n N)            { n.Run() }
func outside[S fmt.Stringer](s S)       { s.String() }
func either[E Job | Number](e E)        { e.Run() }
func anything[A any](a A)               { a.Run() }
func inPlace[I interface{ Run() }](i I) { i.Run() }

type Pool[T Runner] struct{ items []T }

func (p *Pool[T]) Run()     { p.items[0].Run() }
func (p *Pool[U]) Each(u U) { u.Run() }
