package p

type Größe struct{ höhe, Länge int }

func (g *Größe) ändern(λ Größe) Größe { return λ }
