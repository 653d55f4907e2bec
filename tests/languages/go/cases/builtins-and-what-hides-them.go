package p

import "fmt"

func max(a, b int) int { return a }

func use(xs []int, append func(int)) {
	len(xs)
	max(1, 2)
	append(1)
	fmt.Println(cap(xs))
	fmt.Sprint(1).Len()
	panic("x")
}
