package p

type user struct{}

func f(user user, other user) user { return user }
