package shapes

type Square struct{}
