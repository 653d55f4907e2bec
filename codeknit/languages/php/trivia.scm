(comment) @comment
(string) @string
(encapsed_string) @string
(heredoc) @string
(nowdoc) @string
(shell_command_expression) @string
