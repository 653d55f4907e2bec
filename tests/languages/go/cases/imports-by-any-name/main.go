package main

import (
	"fmt"

	_ "example.com/x/effects"
	. "example.com/x/dotted"
	short "example.com/x/long"
	"example.com/x/long"
	"example.com/x/dir"
	"example.com/x/v2"
	"example.com/missing"
)

func run(text string) {
	fmt.Println(text)
	short.Run()
	long.Run()
	Dotted()
	hidden()
	other.Run()
	x.Run()
	missing.Run()
	effects.Run()
}

func shadowed(long T, other func()) {
	long.Run()
	other()
}

type T struct{}

func (t T) Run() {}
