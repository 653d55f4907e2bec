; What a file uses. See "edges.scm" in docs/adding-a-language.md.

; Calls. All lists of arguments, one behind the other, are those of one call.

((call_expression function: [(identifier) (field_expression)] @call arguments: (_) @arguments)
  (#set! hook "curried"))
((call_expression
  function: (generic_function function: [(identifier) (field_expression)] @call)
  arguments: (_) @arguments)
  (#set! hook "curried"))

((instance_expression
  [
    (type_identifier) @new
    (stable_type_identifier) @new
    (generic_type type: [(type_identifier) (stable_type_identifier)] @new)
  ]
  (arguments)? @arguments)
  (#set! hook "constructed"))

; The constructor of the superclass.

((extends_clause
  . type: [
    (type_identifier) @above
    (stable_type_identifier) @above
    (generic_type type: [(type_identifier) (stable_type_identifier)] @above)
  ]
  . arguments: (arguments) @arguments)
  (#set! hook "constructed"))

; What may call by a name alone.

(field_expression value: [(identifier) (field_expression)] @read)
(infix_expression left: [(identifier) (field_expression)] @read)
(infix_expression right: [(identifier) (field_expression)] @read)
(prefix_expression [(identifier) (field_expression)] @read)
(val_definition value: [(identifier) (field_expression)] @read)
(var_definition value: [(identifier) (field_expression)] @read)
(assignment_expression right: [(identifier) (field_expression)] @read)
(function_definition body: [(identifier) (field_expression)] @read)
(block [(identifier) (field_expression)] @read)
(indented_block [(identifier) (field_expression)] @read)
(template_body [(identifier) (field_expression)] @read)
(parenthesized_expression [(identifier) (field_expression)] @read)
(if_expression condition: [(identifier) (field_expression)] @read)
(if_expression consequence: [(identifier) (field_expression)] @read)
(if_expression alternative: [(identifier) (field_expression)] @read)
(match_expression value: [(identifier) (field_expression)] @read)
(case_clause body: [(identifier) (field_expression)] @read)
(interpolation [(identifier) (field_expression)] @read)
(guard condition: [(identifier) (field_expression)] @read)
(enumerator (_) . [(identifier) (field_expression)] @read)
(for_expression body: [(identifier) (field_expression)] @read)
(lambda_expression (_) . [(identifier) (field_expression)] @read)
(try_expression body: [(identifier) (field_expression)] @read)
(finally_clause [(identifier) (field_expression)] @read)
(return_expression [(identifier) (field_expression)] @read)
(throw_expression [(identifier) (field_expression)] @read)
(ascription_expression . [(identifier) (field_expression)] @read)
(generic_function function: (identifier) @read)

; Names in patterns that begin with a capital are those of values.

((case_clause pattern: (identifier) @value) (#match? @value "^[A-Z]"))
((capture_pattern pattern: (identifier) @value) (#match? @value "^[A-Z]"))
((case_class_pattern pattern: (identifier) @value) (#match? @value "^[A-Z]"))
((tuple_pattern (identifier) @value) (#match? @value "^[A-Z]"))
((infix_pattern [(identifier)] @value) (#match? @value "^[A-Z]"))
((alternative_pattern (identifier) @value) (#match? @value "^[A-Z]"))
(case_clause pattern: (stable_identifier) @value)
(capture_pattern pattern: (stable_identifier) @value)
(case_class_pattern pattern: (stable_identifier) @value)
(tuple_pattern (stable_identifier) @value)
(infix_pattern (stable_identifier) @value)
(alternative_pattern (stable_identifier) @value)

((generic_function
  function: (identifier) @_function
  type_arguments: (type_arguments . [(type_identifier) (stable_type_identifier)] @class .))
  (#eq? @_function "classOf"))

; Supertypes.

(extends_clause [
  (type_identifier) @base
  (stable_type_identifier) @base
  (generic_type type: [(type_identifier) (stable_type_identifier)] @base)
])

((instance_expression
  . [
    (type_identifier) @inherits
    (stable_type_identifier) @inherits
    (generic_type type: [(type_identifier) (stable_type_identifier)] @inherits)
  ]
  (template_body)) @decorated)

(type_parameters name: (identifier) @local . bound: (upper_bound type: (_) @local.type))

; What objects of a type must be as well, and its name for the object at hand.

(self_type [
  (type_identifier) @demanded
  (stable_type_identifier) @demanded
  (generic_type type: [(type_identifier) (stable_type_identifier)] @demanded)
  (compound_type base: [
    (type_identifier) @demanded
    (stable_type_identifier) @demanded
    (generic_type type: [(type_identifier) (stable_type_identifier)] @demanded)
  ])
  (compound_type extra: [
    (type_identifier) @demanded
    (stable_type_identifier) @demanded
    (generic_type type: [(type_identifier) (stable_type_identifier)] @demanded)
  ])
])
(class_definition
  name: (identifier) @local.type body: (template_body (self_type (identifier) @local)))
(trait_definition
  name: (identifier) @local.type body: (template_body (self_type (identifier) @local)))
(object_definition
  name: (identifier) @local.value body: (template_body (self_type (identifier) @local)))
(instance_expression (template_body (self_type (identifier) @local)))

; Annotations.

([
  (class_definition (annotation name: (_) @decorator))
  (trait_definition (annotation name: (_) @decorator))
  (object_definition (annotation name: (_) @decorator))
  (enum_definition (annotation name: (_) @decorator))
  (function_definition (annotation name: (_) @decorator))
  (function_declaration (annotation name: (_) @decorator))
  (val_definition (annotation name: (_) @decorator))
  (var_definition (annotation name: (_) @decorator))
] @decorated)

; Variables.

[
  (template_body)
  (block)
  (indented_block)
  (case_clause)
  (lambda_expression)
  (for_expression)
] @block

(val_definition pattern: (identifier) @local type: (_) @local.type)
(val_definition pattern: (identifier) @local !type value: (_) @local.value)
(var_definition pattern: (identifier) @local type: (_) @local.type)
(var_definition pattern: (identifier) @local !type value: (_) @local.value)
(val_definition pattern: (identifiers (identifier) @local))
(val_definition pattern: (tuple_pattern (identifier) @local))
(val_definition pattern: (case_class_pattern pattern: (identifier) @local))

(class_definition
  class_parameters: (class_parameters (class_parameter name: (_) @local type: (_) @local.type))
  body: (template_body) @local.in)
(trait_definition
  class_parameters: (class_parameters (class_parameter name: (_) @local type: (_) @local.type))
  body: (template_body) @local.in)

(typed_pattern pattern: (identifier) @local type: (_) @local.type)
((match_expression
  value: (_) @local.value
  body: (_ (case_clause pattern: (identifier) @local)))
  (#not-match? @local "^[A-Z]"))
(capture_pattern name: (identifier) @local)
((case_class_pattern pattern: (identifier) @local) (#not-match? @local "^[A-Z]"))
((tuple_pattern (identifier) @local) (#not-match? @local "^[A-Z]"))
((infix_pattern (identifier) @local) (#not-match? @local "^[A-Z]"))
(enumerator . (identifier) @local)
(enumerator . (tuple_pattern (identifier) @local))

(assignment_expression left: (identifier) @reassigned)
(assignment_expression left: (field_expression) @attribute right: (_) @attribute.value)

; What callables without a stated type give.

(function_definition !return_type body: [
  (identifier) (field_expression) (call_expression) (instance_expression)] @result)
(function_definition !return_type body: (block (_) @result .))
(function_definition !return_type body: (indented_block (_) @result .))

; Names used as values.

(arguments (identifier) @value) @given
(arguments (field_expression) @value)
((arguments (postfix_expression . [(identifier) (field_expression)] @value . (identifier) @_rest)) @given
  (#eq? @_rest "_"))
(assignment_expression right: [(identifier) (field_expression)] @value)
(val_definition value: [(identifier) (field_expression)] @value)
(var_definition value: [(identifier) (field_expression)] @value)
(function_definition body: [(identifier) (field_expression)] @value)
(block [(identifier) (field_expression)] @value)
(infix_expression right: [(identifier) (field_expression)] @value)
(tuple_expression [(identifier) (field_expression)] @value)
(if_expression consequence: [(identifier) (field_expression)] @value)
(if_expression alternative: [(identifier) (field_expression)] @value)
(case_clause body: [(identifier) (field_expression)] @value)
(parameter default_value: [(identifier) (field_expression)] @value)
(postfix_expression . [(identifier) (field_expression)] @value)
