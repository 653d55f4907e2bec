(comment) @comment
(string) @string
(character) @string
(regex) @string
(string_array) @string
(symbol_array) @string
(subshell) @string
