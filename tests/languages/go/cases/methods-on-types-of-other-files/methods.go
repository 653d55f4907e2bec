package shop

type Item int

func (c *Cart) Add(item Item, other Cart) *Cart { return c }

func (s *Stranger) Lost(c Cart) {}
