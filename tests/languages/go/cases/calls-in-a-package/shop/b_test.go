package shop_test

func load(name string) {}

func use() { load("test") }
