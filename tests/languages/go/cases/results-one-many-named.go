package p

func none() {}

func one() error { return nil }

func inBrackets() (int) { return 0 }

func many() (int, error) { return 0, nil }

func named() (n int, err error) { return }

func namedInAGroup() (x, y int, ok bool) { return }

func overLines() (
	n int,
	err error,
) {
	return
}
