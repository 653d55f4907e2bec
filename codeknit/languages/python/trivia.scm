(comment) @comment
(line_continuation) @comment
(string) @string
