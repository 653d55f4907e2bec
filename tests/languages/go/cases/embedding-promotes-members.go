package p

import "sync"

type Base struct{ name string }

func (b *Base) Name() string  { return "" }
func (b *Base) Label() string { return b.Name() }

type Middle struct {
	*Base
	Tail
}

func (m *Middle) Label() string { return m.Base.Label() }

type Tail struct{ Deep }

type Deep struct{}

func (d Deep) Only()     {}
func (d Deep) Shallow()  {}
func (m Middle) Ignore() {}

type Outer struct {
	Middle
	Wide
}

type Wide struct{}

func (w Wide) Shallow() {}

type Guarded struct {
	sync.Mutex
	Base
	Tail
}

type Runner interface{ Run() }

type Job struct{ Runner }

type Loud struct{ Job }

func (l Loud) Run() { l.Job.Run() }

type Hidden struct {
	Base
	Name func() string
}

func use(o Outer, g *Guarded, j Job, h Hidden) {
	o.Name()
	o.Label()
	o.Only()
	o.Shallow()
	o.Middle.Shallow()
	g.Name()
	g.Only()
	g.Lock()
	j.Run()
	h.Name()
	h.Label()
}
