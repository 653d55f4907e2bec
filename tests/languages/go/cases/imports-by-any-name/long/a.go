package long

func Run() {}
func Dotted() {}
func hidden() {}
