package p

type T struct{}

func (t T) Value() {}

func (t *T) Pointer() {}

func (T) Unnamed() {}

func (*T) UnnamedPointer() {}

func (_ *T) Blank() {}
