package p

func open() { only() }

func (t T) Close() { open() }
