package p

type Base struct{ log Log }

func (b Base) Run() {}

type Log struct{}

func (l Log) Write() {}

type New Base

type Again New

func (a Again) Stop() {}

type Asks interface{ Run() }

type Like Asks

type Number int

func use(n New, a Again, l Like, x Number) {
	n.log.Write()
	n.Run()
	a.log.Write()
	a.Stop()
	l.Run()
	x.Run()
	Base(n).Run()
}
