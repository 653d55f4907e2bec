; Declarations.

(class_definition name: (identifier) @name) @def.type.class

(function_definition
  "async"? @modifier
  name: (identifier) @name
  parameters: (parameters) @params
  return_type: (type)? @return) @def.callable.function

(type_alias_statement
  left: (type [
    (identifier) @name
    (generic_type . (identifier) @name)
  ])) @def.type.alias

; Names bound by assignment. Those inside callables are locals: the engine drops them.

((assignment
  left: (identifier) @name
  type: (type)? @type) @def.value.variable
  (#set! assigned))

((assignment
  left: [
    (pattern_list [
      (identifier) @name
      (list_splat_pattern (identifier) @name)
      (tuple_pattern [
        (identifier) @name
        (list_splat_pattern (identifier) @name)
        (tuple_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])
        (list_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])])
      (list_pattern [
        (identifier) @name
        (list_splat_pattern (identifier) @name)
        (tuple_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])
        (list_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])])])
    (tuple_pattern [
      (identifier) @name
      (list_splat_pattern (identifier) @name)
      (tuple_pattern [
        (identifier) @name
        (list_splat_pattern (identifier) @name)
        (tuple_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])
        (list_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])])
      (list_pattern [
        (identifier) @name
        (list_splat_pattern (identifier) @name)
        (tuple_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])
        (list_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])])])
    (list_pattern [
      (identifier) @name
      (list_splat_pattern (identifier) @name)
      (tuple_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])
      (list_pattern [(identifier) @name (list_splat_pattern (identifier) @name)])])
  ]
  type: (type)? @type) @def.value.variable
  (#set! assigned))

((assignment
  left: (identifier) @name
  right: (lambda parameters: (lambda_parameters)? @params)) @def.callable.function
  (#set! assigned))

(assignment
  type: (type [
    (identifier) @modifier
    (attribute) @modifier
    (generic_type . (identifier) @modifier)
    (subscript . (attribute) @modifier)])) @on

; Decorators belong to the span, and state properties.

(decorated_definition definition: (_) @on) @span

(decorated_definition
  (decorator [
    (identifier) @modifier
    (attribute) @modifier
    (call function: [(identifier) (attribute)] @modifier)])
  definition: (_) @on)

((decorated_definition
  (decorator (attribute attribute: (identifier) @_accessor))
  definition: (_) @on)
  (#any-of? @_accessor "getter" "setter" "deleter")
  (#set! property.property "true"))

(yield) @inner.generator

(lambda) @barrier

; Parameters.

(parameters [
  (identifier)
  (list_splat_pattern)
  (dictionary_splat_pattern)
  (tuple_pattern)
  (positional_separator)
  (keyword_separator)
] @param.name) @params

(parameters (typed_parameter . (_) @param.name type: (type) @param.type)) @params

(parameters (default_parameter
  name: (_) @param.name
  value: (_) @param.default)) @params

(parameters (typed_default_parameter
  name: (_) @param.name
  type: (type) @param.type
  value: (_) @param.default)) @params

(lambda_parameters [
  (identifier)
  (list_splat_pattern)
  (dictionary_splat_pattern)
  (tuple_pattern)
  (positional_separator)
  (keyword_separator)
] @param.name) @params

(lambda_parameters (default_parameter
  name: (_) @param.name
  value: (_) @param.default)) @params

; Type parameters. Only their names are captured; a bound is no name.

([
  (function_definition type_parameters: (type_parameter (type [
    (identifier) @name
    (splat_type (identifier) @name)
    (constrained_type . (type [(identifier) @name (splat_type (identifier) @name)]))
  ] @def.meta.type_parameter)))
  (class_definition type_parameters: (type_parameter (type [
    (identifier) @name
    (splat_type (identifier) @name)
    (constrained_type . (type [(identifier) @name (splat_type (identifier) @name)]))
  ] @def.meta.type_parameter)))
])

(type_alias_statement
  left: (type (generic_type (type_parameter (type [
    (identifier) @name
    (splat_type (identifier) @name)
    (constrained_type . (type [(identifier) @name (splat_type (identifier) @name)]))
  ] @def.meta.type_parameter)))))

; Comments at the end of a body are no part of the declaration.

(block (comment) @tail)

; Names `__all__` states at module level.

((module (assignment left: (identifier) @_all right: (_) @exports))
  (#eq? @_all "__all__")
  (#set! needs "__all__"))

((module (augmented_assignment left: (identifier) @_all right: (_) @exports))
  (#eq? @_all "__all__")
  (#set! needs "__all__"))

((module (call
  function: (attribute object: (identifier) @_all attribute: (identifier) @_add)
  arguments: (_) @exports))
  (#eq? @_all "__all__")
  (#set! needs "__all__")
  (#any-of? @_add "append" "extend"))
