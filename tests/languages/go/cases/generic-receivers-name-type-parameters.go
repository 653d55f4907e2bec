package p

type Cache[K comparable, V any] struct {
	items map[K]V
}

func (c *Cache[K, V]) Get(key K) (V, bool) { panic(0) }

// The names are the method's own.
func (c Cache[A, B]) Set(key A, value B) {}

// What is not named is not in scope: this V is another one.
func (c *Cache[K, _]) Has(key K, other V) bool { return false }

func (c Cache[_, _]) Len() int { return 0 }
