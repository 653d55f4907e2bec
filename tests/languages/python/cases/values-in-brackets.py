(annotated): int = 1
(plain) = 2
(a, b) = 3, 4
