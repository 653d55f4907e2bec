package dep

type Thing struct{}
