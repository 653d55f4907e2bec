package p

const (
	C1, C2, C3, C4, C5, C6, C7, C8, C9 = 1, 2, 3, 4, 5, 6, 7, 8, 9
)

var v1, v2, v3, v4, v5, v6, v7, v8, v9 int
var b1, b2, b3, b4 bool
var m1, m2, m3, m4, m5, m6 map[int]int
var ch1, ch2, ch3, ch4 chan int
var i1, i2 any
var p1, p2 *int
var all []int

type T struct {
	in   *T
	f, g int
	h    func()
	t    []T
}

func (t *T) Do()        {}
func variadic(x ...int) {}
func get() *T           { return nil }

func conditions(s string) {
	if b1 {
	}
	for b2 {
	}
	for i := 0; b3; i++ {
	}
	if !b4 && v1 == v2 {
	}
	switch v3 {
	case C1, C2:
	}
	switch i1.(type) {
	}
}

func containers() {
	_ = m1[C3]
	m2[C4] = 1
	_ = all[C5:C6]
	_ = [C7]int{C8: 1}
	_ = map[int]int{C9: v4}
	_ = T{f: v5}
	variadic(all...)
}

func statements() {
	v6++
	v7 += 1
	v8 = 1
	ch1 <- v9
	<-ch2
	select {
	case x := <-ch3:
		_ = x
	case ch4 <- 1:
	}
	_ = i2.(int)
	_ = *p1
	*p2 = 3
	for range m3 {
	}
	_ = (m4)
	_ = &m5
	delete(m6, 1)
}

func fields(t *T, s struct{ f int }) {
	_ = t.in.f
	t.in.Do()
	get().g++
	if t.g > 1 {
	}
	x := t.t
	_ = x[0].h
	_ = s.f
	t.in = nil
}

func (t *T) own() {
	_ = t.f
	go t.h()
	f := t.Do
	f()
	g := T.own
	h := (*T).Do
	g(t)
	h(t)
}

type Counter struct{ hits, misses, calls, set int }

func (c *Counter) count() {
	c.hits += 1
	c.misses++
	add(&c.calls)
	c.set = 1
}

func add(n *int) {}
