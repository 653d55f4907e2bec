package shop

type Cart struct {
	items []Item
}
