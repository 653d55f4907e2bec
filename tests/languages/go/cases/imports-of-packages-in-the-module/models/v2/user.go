package models

type Account struct{}
