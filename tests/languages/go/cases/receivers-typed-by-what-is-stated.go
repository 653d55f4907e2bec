package p

type Store struct {
	log  *Log
	next *Store
	kind Kind
}

type Log struct{}

type Kind int

type Other struct{}

func (l *Log) Write()    {}
func (o *Other) Write()  {}
func (o *Other) Save()   {}
func (o *Other) String() {}
func (s *Store) Save()   { s.log.Write() }
func (k Kind) String()   {}

func NewStore() *Store                 { return nil }
func open() (*Store, error)            { return nil, nil }
func named() (s *Store, l *Log)        { return }
func (s Store) With() (Store, error)   { return s, nil }
func three() (a, b *Log, other *Other) { return }

var shared = NewStore()
var typed Store

const first Kind = 1
const second = Kind(2)

func byParameter(s *Store, l Log) {
	s.Save()
	l.Write()
	s.next.next.log.Write()
	s.kind.String()
}

func byLiteral() {
	a := Store{}
	a.Save()
	b := &Store{kind: 1}
	b.Save()
	(&Store{}).Save()
	c := new(Store)
	c.Save()
	var d = Log{}
	d.Write()
}

func byStatedType() {
	var s Store
	s.Save()
	var l *Log = nil
	l.Write()
}

func byResult() {
	s := NewStore()
	s.Save()
	t, err := open()
	if err != nil {
		return
	}
	t.Save()
	u, l := named()
	u.Save()
	l.Write()
	v, _ := t.With()
	v.Save()
	_, b, o := three()
	b.Write()
	o.Write()
	NewStore().next.Save()
}

func ofThePackage() {
	shared.Save()
	typed.Save()
	first.String()
	second.String()
}

func byAssertion(x any) {
	x.(*Store).Save()
	if l, ok := x.(Log); ok {
		l.Write()
	}
}

func assignedAnew() {
	s := NewStore()
	s = nil
	s.Save()
}

func declaredAnew() {
	x := NewStore()
	{
		x := &Log{}
		x.Write()
	}
	x.Save()
}
