package p

func none() {}

func types(int, string, ...error) {}

func blank(_ int, _, _ string) {}

func qualified(io.Reader, *http.Request, []byte, map[string]int) {}
