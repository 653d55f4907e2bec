package p

type Empty interface{}

type Store interface {
	Get(key string) (value []byte, err error)
	put(string, ...int)
	Close() error
	io.Reader
	fmt.Stringer
	Walk(func(name string) bool)
}

type Constraint interface {
	~int | ~int64 | string
	comparable
	String() string
}

type Alias = interface{ Run() }

func f(x interface{ Hidden() }) {}
