; What a file uses. See "edges.scm" in docs/adding-a-language.md.

; Calls.

(method_invocation arguments: (_) @arguments) @call

(explicit_constructor_invocation
  !object
  constructor: [(this) (super)] @call
  arguments: (_) @arguments)

(object_creation_expression
  . "new"
  type: [
    (type_identifier) @new
    (scoped_type_identifier) @new
    (generic_type [(type_identifier) (scoped_type_identifier)] @new)
  ]
  arguments: (_) @arguments)

; `outer.new Inner()`: a member type of the object's.
(object_creation_expression . (_) . "." arguments: (_) @arguments) @call

; A constant of an enum is made by its constructor.
(enum_declaration
  name: (identifier) @new
  body: (enum_body (enum_constant arguments: (_) @arguments)))

; Supertypes.

(superclass [
  (type_identifier) @inherits
  (scoped_type_identifier) @inherits
  (generic_type [(type_identifier) (scoped_type_identifier)] @inherits)
])

(super_interfaces (type_list [
  (type_identifier) @implements
  (scoped_type_identifier) @implements
  (generic_type [(type_identifier) (scoped_type_identifier)] @implements)
]))

(extends_interfaces (type_list [
  (type_identifier) @inherits
  (scoped_type_identifier) @inherits
  (generic_type [(type_identifier) (scoped_type_identifier)] @inherits)
]))

; Annotations.

([
  (class_declaration (modifiers (_ name: (_) @decorator)))
  (interface_declaration (modifiers (_ name: (_) @decorator)))
  (enum_declaration (modifiers (_ name: (_) @decorator)))
  (record_declaration (modifiers (_ name: (_) @decorator)))
  (annotation_type_declaration (modifiers (_ name: (_) @decorator)))
  (method_declaration (modifiers (_ name: (_) @decorator)))
  (annotation_type_element_declaration (modifiers (_ name: (_) @decorator)))
  (constructor_declaration (modifiers (_ name: (_) @decorator)))
  (compact_constructor_declaration (modifiers (_ name: (_) @decorator)))
  (enum_constant (modifiers (_ name: (_) @decorator)))
] @decorated)

(field_declaration
  (modifiers (_ name: (_) @decorator))
  declarator: (variable_declarator) @decorated)

(constant_declaration
  (modifiers (_ name: (_) @decorator))
  declarator: (variable_declarator) @decorated)

; Variables. They are visible in the block that declares them.

[
  (block)
  (constructor_body)
  (for_statement)
  (enhanced_for_statement)
  (catch_clause)
  (switch_block)
  (switch_rule)
] @block

((try_with_resources_statement) @block
  (#set! hook "resources"))

; Variables of patterns are visible where the pattern is known to match.

((instanceof_expression name: (identifier)) @block
  (#set! hook "matched"))
((instanceof_expression pattern: (_)) @block
  (#set! hook "matched"))
((instanceof_expression) @late
  (#set! hook "unmatched"))
((switch_block_statement_group (switch_label (pattern))) @block)

(local_variable_declaration
  type: (_) @local.type
  declarator: (variable_declarator name: (identifier) @local dimensions: (dimensions)? @local.type)
  (#not-eq? @local.type "var"))

(local_variable_declaration
  type: (_) @_type
  declarator: (variable_declarator name: (identifier) @local value: (_) @local.value)
  (#eq? @_type "var"))

(enhanced_for_statement
  type: (_) @local.type
  name: (identifier) @local
  (#not-eq? @local.type "var"))

(enhanced_for_statement
  type: (_) @_type
  name: (identifier) @local
  value: (_) @local.each
  (#eq? @_type "var"))

(resource
  type: (_) @local.type
  name: (identifier) @local
  (#not-eq? @local.type "var"))

(resource
  type: (_) @_type
  name: (identifier) @local
  value: (_) @local.value
  (#eq? @_type "var"))

(catch_formal_parameter (catch_type . (_) @local.type .) name: (identifier) @local)
(catch_formal_parameter (catch_type (_) (_)) name: (identifier) @local)

(instanceof_expression right: (_) @local.type name: (identifier) @local)
(type_pattern . (_) @local.type . (identifier) @local .)
(record_pattern_component . (_) @local.type . (identifier) @local .
  (#not-eq? @local.type "var"))
(record_pattern_component . (_) @_type . (identifier) @local .
  (#eq? @_type "var"))

(lambda_expression parameters: (identifier) @local)
(inferred_parameters (identifier) @local)

; Names used as values, wherever an expression stands; what members are called on or read from is seen
; by the member.

(argument_list [(identifier) (field_access) (method_reference)] @value)
(variable_declarator value: [(identifier) (field_access) (method_reference)] @value)
(assignment_expression right: [(identifier) (field_access) (method_reference)] @value)
(assignment_expression
  left: [(identifier) (field_access)] @value
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" ">>>="])
(update_expression [(identifier) (field_access)] @value)
(return_statement [(identifier) (field_access) (method_reference)] @value)
(yield_statement [(identifier) (field_access) (method_reference)] @value)
(throw_statement [(identifier) (field_access)] @value)
(assert_statement [(identifier) (field_access)] @value)
(array_initializer [(identifier) (field_access) (method_reference)] @value)
(array_access [(identifier) (field_access)] @value)
(dimensions_expr [(identifier) (field_access)] @value)
(ternary_expression [(identifier) (field_access) (method_reference)] @value)
(binary_expression [(identifier) (field_access)] @value)
(unary_expression operand: [(identifier) (field_access)] @value)
(cast_expression value: [(identifier) (field_access) (method_reference)] @value)
(parenthesized_expression [(identifier) (field_access)] @value)
(instanceof_expression left: [(identifier) (field_access)] @value)
(enhanced_for_statement value: [(identifier) (field_access)] @value)
(for_statement condition: [(identifier) (field_access)] @value)
(lambda_expression body: [(identifier) (field_access) (method_reference)] @value)
(switch_rule (expression_statement [(identifier) (field_access) (method_reference)] @value))
(resource . [(identifier) (field_access)] @value .)
(guard [(identifier) (field_access)] @value)
(string_interpolation [(identifier) (field_access)] @value)

(element_value_pair value: [(identifier) (field_access)] @value)
(annotation_argument_list [(identifier) (field_access)] @value)
(element_value_array_initializer [(identifier) (field_access)] @value)
(annotation_type_element_declaration value: [(identifier) (field_access)] @value)

(switch_label (field_access) @value)
((switch_label (identifier) @label)
  (#set! hook "labelled"))

(class_literal [(type_identifier) (scoped_type_identifier)] @class)

; What a type without a name extends.

(object_creation_expression
  type: [
    (type_identifier) @inherits
    (scoped_type_identifier) @inherits
    (generic_type [(type_identifier) (scoped_type_identifier)] @inherits)
  ]
  (class_body) @decorated)

(enum_declaration
  name: (identifier) @inherits
  body: (enum_body (enum_constant body: (class_body) @decorated)))

; What a type parameter is bounded by.

(type_parameter (type_identifier) @local (type_bound . (_) @local.type .))
