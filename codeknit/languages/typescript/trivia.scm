; inherits: ecmascript

(template_literal_type) @string
