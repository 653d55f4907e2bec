package p

import "x/lib"

type A struct{}

func (a A) Run() {}

type B struct{}

func (b B) Run()  {}
func (b B) Once() {}

func byAny(x any) {
	x.(interface{ Run() }).Run()
}

func ofAnotherPackage(x lib.Thing) {
	x.Run()
	lib.Make().Run()
}

func byTypeParameter[T interface{ Run() }](x T) {
	x.Run()
}

func ofAFunction(make func() A) {
	make().Run()
}

func noSuchMember(x A) {
	x.Once()
}

func ofAnUnnamedStruct(x struct{ inner A }) {
	x.inner.Run()
}
