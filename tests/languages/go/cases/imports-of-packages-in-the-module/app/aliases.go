package app

import (
	m "example.com/shop/models"
	_ "example.com/shop/models/v2"
	shapes "example.com/shop/internal/go-shapes"
)

func c(u m.User, a models.Account, s shapes.Square) {}
