(comment) @comment
(html_comment) @comment
[(string) (template_string) (regex)] @string
