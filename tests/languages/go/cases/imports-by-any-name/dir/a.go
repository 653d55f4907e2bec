package other

func Run() {}
