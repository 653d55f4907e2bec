package p

func Syscall9(trap, a1, a2, a3, a4, a5, a6, a7, a8, a9 uintptr) (r1, r2 uintptr, err Errno) {
	return
}

func mixed(t *T, s string, expected, a, b, c, d, e, f, g, h, i, j float32, last ...int) {}

func types(a, b, c, d, e, f, g, h, i, j, k) {}
