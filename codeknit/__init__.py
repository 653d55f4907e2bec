"""codeknit: skeletons of code bases, and everything one does with them."""
