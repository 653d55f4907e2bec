package p

func one(xs ...int) {}

func last(format string, args ...interface{}) {}

func bare(...string) {}

func functions(fs ...func(a, b int) error) {}
