package lib_test

func check(n Node) {}
