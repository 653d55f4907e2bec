package p

type User struct{}

type Post struct {
	User *User
	Tags []Tag
}

type Tag int

func (p *Post) Tag() Tag { return 0 }

type Named interface {
	User() User
}
