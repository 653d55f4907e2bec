package other

type Store struct{}

func (s *Store) flush() {}

func load(name string) {}

func missing() {}
