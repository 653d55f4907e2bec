package p

type string struct{}

func f(a string, b int) error { return nil }
