package p

func good(a, b int) error { return nil }

func broken( {
}

type After struct{ x int }
