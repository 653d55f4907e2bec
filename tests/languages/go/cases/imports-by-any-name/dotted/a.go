package dotted

func Run() {}
func Dotted() {}
func hidden() {}
