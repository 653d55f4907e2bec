package lib

func also(n *Node) {}
