package effects

func Run() {}
func Dotted() {}
func hidden() {}
