package p

func f(a /* first */, b int, // second
	c string /* third */) ( /* none */ error) {
	return nil
}

var x /* what */ map[ /* key */ string]int

type T struct {
	f func( // takes
		a int,
	) error
	s struct {
		a int // one
		b string
	} `tag:"/* kept */"`
}
