package app

import "example.com/shop/internal/go-shapes"

func e(s shapes.Square) {}
