package p

var table = map[string]func(){"a": func() { step() }}
var size = count()

func step()      {}
func count() int { return 1 }

func init() { step() }
func init() { count() }

func outer() {
	defer step()
	go func() {
		count()
		func() { outer() }()
	}()
	type local struct{ n [1]int }
	_ = []int{count()}
}
