package p

func each(f func(int) string, g func(a, b int, rest ...string) (n int, err error)) {}

func returns() func(x, y int) (int, error) { return nil }

func channels(in <-chan int, out chan<- string, both chan (<-chan error)) <-chan int { return nil }
