package p

type Handler func(string)

func (h Handler) Serve(s string) { h(s) }

func one(s string) {}

func use(h Handler)  { h("x") }
func both(h Handler) { h.Serve("x") }

type Option func(*Client)
type Client struct{ opts []Option }

func With(o Option) *Client { c := &Client{}; o(c); return c }
func set(c *Client)         {}

func main() {
	use(one)
	use(Handler(one))
	both(one)
	With(set)
	With(func(c *Client) { set(c) })
}

func changed(h Handler) {
	h = one
	h("x")
}

func hidden(h Handler) {
	{
		h := func(s string) {}
		h("x")
	}
}

func again() {
	changed(two)
	hidden(two)
}

func two(s string) {}
