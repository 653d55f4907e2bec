package p

type Item struct{ parts []*Part }

func (i *Item) Do() {}

type Part struct{}

func (p *Part) Do() {}

type Items []Item

func (s Items) Do() {}

type Index map[string]map[int]*Part

func load() ([]*Item, map[string]Part) { return nil, nil }

func use(list []Item, table map[string]*Part, more ...*Item) {
	list[0].Do()
	table["a"].Do()
	for _, one := range list {
		one.Do()
		for _, part := range one.parts[1:] {
			part.Do()
		}
	}
	for key, part := range table {
		key.Do()
		part.Do()
	}
	for i := range list {
		list[i].Do()
		i.Do()
	}
	for _, one := range more {
		one.Do()
	}
	part, ok := table["b"]
	part.Do()
	_ = ok
}

func ofDefinedTypes(items Items, index Index, grid [2][]Item) {
	items.Do()
	items[0].Do()
	for _, one := range items {
		one.Do()
	}
	index["a"][1].Do()
	grid[0][1].Do()
}

func ofResults() {
	items, parts := load()
	items[0].Do()
	parts["x"].Do()
	local := []*Item{}
	local[0].Do()
	made := make(map[string]Item)
	made["x"].Do()
}

func ofAChannel(in <-chan Item) {
	one := <-in
	one.Do()
}

type Other struct{}

func (o Other) Do() {}
