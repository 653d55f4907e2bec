(line_comment) @comment
(block_comment) @comment
(attribute_item) @comment
(string_literal) @string
(raw_string_literal) @string
(char_literal) @string
