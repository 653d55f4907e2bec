; inherits: ecmascript

(class_declaration (class_heritage (expression) @inherits))
((class (class_heritage (expression) @inherits)) @_class
  (#set! hook "declared_class"))

(field_definition property: (_) @local value: (_) @local.value)

(field_definition decorator: (decorator (_) @decorator)) @decorated
(method_definition decorator: (decorator (_) @decorator)) @decorated

(field_definition value: [(identifier) (member_expression)] @value)

; What callers give for parameters that take it apart.

(formal_parameters (object_pattern [
  (shorthand_property_identifier_pattern) @local @local.key
  (pair_pattern key: (property_identifier) @local.key value: (identifier) @local)
]) @local.value)

(jsx_expression [(identifier) (member_expression)] @value)
(jsx_opening_element name: [(identifier) (member_expression)] @value)
(jsx_self_closing_element name: [(identifier) (member_expression)] @value)
