package p

type Base struct{}

type User struct {
	Base
	*Other
	io.Reader
	*http.Client "client"
	List[int]
	pkg.Pair[string, int]

	ID, Key  int    `json:"id,omitempty" db:"id"`
	name     string "plain"
	Escaped  string "json:\"e\""
	Nothing  string ``
	_        [0]func()
	callback func(a, b int) error
	inner    struct {
		hidden int
	}
}
