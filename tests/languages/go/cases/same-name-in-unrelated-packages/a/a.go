package a

type Config struct{}

func f(c Config) {}
