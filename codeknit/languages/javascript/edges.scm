; inherits: ecmascript

(class_declaration (class_heritage (expression) @inherits))
((class (class_heritage (expression) @inherits)) @_class
  (#set! hook "declared_class"))

(field_definition property: (_) @local value: (_) @local.value)

(field_definition decorator: (decorator (_) @decorator)) @decorated
(method_definition decorator: (decorator (_) @decorator)) @decorated

(field_definition value: [(identifier) (member_expression)] @value)

((call_expression
  function: (member_expression object: (_) @local.each property: (property_identifier) @_method)
  arguments: (arguments . (_ parameters: (formal_parameters . (identifier) @local))))
  (#any-of? @_method
    "every" "filter" "find" "findIndex" "findLast" "findLastIndex" "flatMap" "forEach" "map" "some"))

((call_expression
  function: (member_expression
    object: (call_expression function: (import)) @local.value
    property: (property_identifier) @_then)
  arguments: (arguments . (_ parameters: (formal_parameters . (identifier) @local))))
  (#eq? @_then "then"))

(jsx_expression [(identifier) (member_expression)] @value)
(jsx_opening_element name: [(identifier) (member_expression)] @value)
(jsx_self_closing_element name: [(identifier) (member_expression)] @value)
