function split(text, at = /[(]/, bits = 1<<2, close = ")", more = [1, 2]) {}
