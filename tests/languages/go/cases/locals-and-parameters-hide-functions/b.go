package p

func check() {}

func report() {}
