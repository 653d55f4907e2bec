package x

func Run() {}
