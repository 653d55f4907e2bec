package app

import . "example.com/shop/models"

func d(u User) {}
