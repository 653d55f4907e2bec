package shop

func Open() *Store { return load("a") }

func load(name string) *Store { return &Store{} }

func init() {
	Open().Close()
}

func again(n int) int {
	if n == 0 {
		return 0
	}
	return again(n - 1)
}
