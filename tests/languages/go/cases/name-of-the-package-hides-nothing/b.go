package test

func (t test) again() { t.run() }

func elsewhere(t test) { t.again() }
