package p

var changed = one

type run struct{}
