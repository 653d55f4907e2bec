; inherits: ecmascript

; Supertypes.

(class_declaration (class_heritage (extends_clause value: (_) @inherits)))
(class_declaration (class_heritage (implements_clause (_) @implements)))
(abstract_class_declaration (class_heritage (extends_clause value: (_) @inherits)))
(abstract_class_declaration (class_heritage (implements_clause (_) @implements)))
((class (class_heritage (extends_clause value: (_) @inherits))) @_class
  (#set! hook "declared_class"))
((class (class_heritage (implements_clause (_) @implements))) @_class
  (#set! hook "declared_class"))
(extends_type_clause (_) @inherits)

(export_statement "=" @exported (identifier) @exported.value)

((call_expression
  function: (member_expression object: (_) @local.each property: (property_identifier) @_method)
  arguments: (arguments . (_ parameters: (formal_parameters . (required_parameter
    !type
    pattern: (identifier) @local)))))
  (#any-of? @_method
    "every" "filter" "find" "findIndex" "findLast" "findLastIndex" "flatMap" "forEach" "map" "some"))

((call_expression
  function: (member_expression
    object: (call_expression function: (import)) @local.value
    property: (property_identifier) @_then)
  arguments: (arguments . (_ parameters: (formal_parameters . (required_parameter
    !type
    pattern: (identifier) @local)))))
  (#eq? @_then "then"))

; What the types of names are. That of a parameter may be seen from its default.

(required_parameter
  !type
  pattern: (identifier) @local
  value: (new_expression constructor: (identifier) @local.type))

(variable_declarator name: (identifier) @local type: (type_annotation (_) @local.type))
(public_field_definition name: (_) @local value: (_) @local.value)
(type_alias_declaration
  name: (_) @local
  value: [(type_identifier) (nested_type_identifier) (generic_type) (union_type)] @local.type)
(type_parameter constraint: (constraint (_) @bound)) @decorated

((class_body (decorator (_) @decorator) @_place)
  (#set! hook "decorated_member"))

(public_field_definition decorator: (decorator (_) @decorator)) @decorated

(public_field_definition value: [(identifier) (member_expression)] @value)
(type_query [(identifier) (member_expression)] @value)
(enum_assignment value: [(identifier) (member_expression)] @value)
(instantiation_expression . (identifier) @value)
(export_statement "=" (identifier) @value)
(non_null_expression [(identifier) (member_expression)] @value)
(required_parameter value: [(identifier) (member_expression)] @value)
(as_expression . [(identifier) (member_expression)] @value)
(satisfies_expression . [(identifier) (member_expression)] @value)
