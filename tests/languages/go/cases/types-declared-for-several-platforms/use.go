package file

func use(h handle) {}
