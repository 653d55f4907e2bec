; inherits: ecmascript

; Functions.

[
  (function_declaration "async"? @modifier name: (_) @name parameters: (_) @params)
  (generator_function_declaration
    "async"? @modifier
    "*" @modifier
    name: (_) @name
    parameters: (_) @params)
] @def.callable.function

([
  (function_expression "async"? @modifier name: (_) @name parameters: (_) @params)
  (generator_function "async"? @modifier "*" @modifier name: (_) @name parameters: (_) @params)
] @def.callable.function
  (#set! hook "own_name")
  (#set! binds "inside"))

; Methods, of classes and of objects that are bound to a name.

((method_definition
  "static"? @modifier
  "async"? @modifier
  ["get" "set" "*"]? @modifier
  name: (_) @name
  parameters: (_) @params) @def.callable.method
  (#set! hook "bound_member"))

((class_body
  (method_definition
    name: [(property_identifier) (string)] @name
    parameters: (_) @params) @def.callable.constructor)
  (#any-of? @name "constructor" "'constructor'" "\"constructor\""))

(field_definition "static"? @modifier property: (_) @name) @def.value.field

(field_definition property: (_) @name value: (_
    "async"? @modifier
    "*"? @modifier
    [parameters: (_) parameter: (_)] @params)) @def.callable.method

(field_definition property: (_) @name value: (object) @region)

([
  (method_definition name: (private_property_identifier)) @on
  (field_definition property: (private_property_identifier)) @on
]
  (#set! property.visibility "private"))

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
