package app

import (
	"example.com/shop/models"
	"example.com/elsewhere/other"
	"lib.org/dep"
)

func a(u *models.User, o other.User, d dep.Thing, m []map[string]models.User) models.Missing {
	panic(0)
}
