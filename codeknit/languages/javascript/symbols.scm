; inherits: ecmascript

(program (using_declaration (variable_declarator name: (identifier) @name) @def.value.constant))

; Fields.

(class_body (field_definition property: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]) @def.value.field)

(class_body
  (field_definition
    property: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]
    value: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]) @def.callable.method)

(field_definition property: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ] value: (object) @region)

(field_definition ["static"] @modifier) @on

((field_definition property: (private_property_identifier)) @on
  (#set! property.visibility "private"))

(field_definition value: [
  (arrow_function "async" @modifier)
  (function_expression "async" @modifier)
  (generator_function ["async" "*"] @modifier)
]) @on

; Parameters.

(formal_parameters [
  (identifier)
  (object_pattern)
  (array_pattern)
  (rest_pattern)
] @param.name) @params

(formal_parameters (assignment_pattern
  left: (_) @param.name
  right: (_) @param.default)) @params
