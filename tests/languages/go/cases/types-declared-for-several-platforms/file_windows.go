package file

type handle uintptr
