; inherits: typescript

(jsx_expression [(identifier) (member_expression)] @value)
(jsx_opening_element name: [(identifier) (member_expression)] @value)
(jsx_self_closing_element name: [(identifier) (member_expression)] @value)
