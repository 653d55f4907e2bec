package models

type User struct{}

type hidden struct{}
