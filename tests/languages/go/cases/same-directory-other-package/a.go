package lib

type Node struct{}

func use(n Node) {}
