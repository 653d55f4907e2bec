package p

type Reader interface{ Read() }

type Store interface {
	Reader
	Save()
}

type File struct{}

func (f *File) Read() {}
func (f *File) Save() {}

type Service struct{ store Store }

func (s *Service) run() {
	s.store.Save()
	s.store.Read()
}

func open() Store { return &File{} }

func use(r Reader) {
	r.Read()
	open().Save()
	var s Store = &File{}
	s.Save()
}
