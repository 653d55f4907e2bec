package app

import "example.com/shop/models/v2"

func b(a models.Account, u models.User) {}
