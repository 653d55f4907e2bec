package p

type S1 struct{}

func f(a S1, b S2, c other.S3, S4 int) (S5 S6) { return }
