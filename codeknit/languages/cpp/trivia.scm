; inherits: c

(raw_string_literal) @string
