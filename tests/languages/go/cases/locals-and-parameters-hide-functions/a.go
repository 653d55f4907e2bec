package p

func byParameter(check func()) { check() }

func byNamedResult() (check func()) {
	check()
	return
}

func byLocal() {
	check()
	check := func() {}
	check()
	report()
}

func inABlock(ok bool) {
	if ok {
		check := func() {}
		check()
	}
	check()
	if check := second(); ok {
		check()
	} else {
		check()
	}
	for _, check := range all() {
		check()
	}
	check()
	switch check := second(); {
	case ok:
		check()
	}
	check()
}

func byVar() {
	var check func()
	check()
	func() {
		check()
		report()
	}()
}

func ofALiteral() {
	run := func(report func()) { report() }
	run(nil)
	report()
}

func typesOfParametersBindNothing(run func(report func())) {
	report()
}

func itsOwnValue() {
	check := wrap(check)
	check()
}

func second() func() { return nil }

func all() []func() { return nil }

func wrap(f func()) func() { return f }
