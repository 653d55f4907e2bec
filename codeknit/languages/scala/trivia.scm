(comment) @comment
(block_comment) @comment
(string) @string
(interpolated_string_expression) @string
(character_literal) @string
