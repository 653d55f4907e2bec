package shop

type Store struct{}

func (s *Store) Close() {
	s.flush()
	load("b")
	missing()
}

func (s *Store) flush() { s.Close() }
