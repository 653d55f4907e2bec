package b

func f(c Config, d a.Config) {}
