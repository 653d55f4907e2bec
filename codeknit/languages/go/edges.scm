; What a file uses. See "edges.scm" in docs/adding-a-language.md.

(call_expression function: (_) @call arguments: (argument_list) @arguments)

; A conversion to a generic type, or a call of a generic function with one argument.
(type_conversion_expression type: (generic_type type: (_) @call))

; What is embedded.

(type_spec type: (struct_type (field_declaration_list (field_declaration
  !name
  type: [(type_identifier) @inherits (qualified_type) @inherits (generic_type type: (_) @inherits)]))))
(type_alias type: (struct_type (field_declaration_list (field_declaration
  !name
  type: [(type_identifier) @inherits (qualified_type) @inherits (generic_type type: (_) @inherits)]))))
(type_spec type: (interface_type (type_elem
  . [(type_identifier) @inherits (qualified_type) @inherits (generic_type type: (_) @inherits)] .)))
(type_alias type: (interface_type (type_elem
  . [(type_identifier) @inherits (qualified_type) @inherits (generic_type type: (_) @inherits)] .)))

; What type parameters must be.

(type_parameter_declaration
  name: (identifier)
  type: (type_constraint . [(type_identifier) (qualified_type) (generic_type)] @bound .)) @decorated

; What types stand for.

(type_alias name: (type_identifier) @local type: [
  (type_identifier)
  (qualified_type)
  (generic_type)
  (pointer_type)
  (slice_type)
  (array_type)
  (map_type)
] @local.type)
(type_spec name: (type_identifier) @local type: [
  (type_identifier)
  (qualified_type)
  (generic_type)
  (slice_type)
  (array_type)
  (map_type)
  (channel_type)
] @local.type)

; Values of names.

(short_var_declaration left: (_) @locals right: (_) @locals.values)
(var_spec name: (identifier) @local type: (_) @local.type)
(var_spec !type value: (_) @locals.values) @locals
(const_spec . (identifier) @local type: (_) @local.type)
; Constants without a value have type and value of the last that has one.
((const_spec . (identifier) @local type: (_) @local.type value: (_)) (#set! hook "repeated"))
(const_spec !type value: (_) @locals.values) @locals
(short_var_declaration
  left: (expression_list . (identifier) @local (_))
  right: (expression_list . [
    (type_assertion_expression)
    (index_expression)
    (unary_expression)
  ] @local.value .))
(receive_statement
  left: (expression_list . (identifier) @local)
  ":="
  right: (_) @local.value)

; An object that is made by what is built in.
((short_var_declaration
  left: (expression_list . (identifier) @local .)
  right: (expression_list . (call_expression
    function: (identifier) @_make
    arguments: (argument_list . (_) @local.type)) .))
  (#any-of? @_make "new" "make"))

(range_clause
  left: (expression_list (_) . (identifier) @local)
  ":="
  right: (_) @local.each)

(type_switch_statement
  alias: (expression_list (identifier) @local)
  (type_case . type: (_) @local.type . (statement_list) .) @local.in)

(assignment_statement left: (expression_list (identifier) @reassigned))
(assignment_statement left: (expression_list (selector_expression) @attribute) operator: "=")
; What is changed, or may be by its address, is read as well.
(assignment_statement
  left: (expression_list . (selector_expression) .) @attribute
  operator: ["+=" "-=" "*=" "/=" "%=" "<<=" ">>=" "&=" "^=" "|=" "&^="])
(unary_expression operator: "&" operand: (identifier) @reassigned)
(unary_expression operator: "&" operand: (selector_expression)) @attribute

[
  (block)
  (if_statement)
  (for_statement)
  (expression_switch_statement)
  (type_switch_statement)
  (expression_case)
  (type_case)
  (default_case)
  (communication_case)
  (function_type)
  (interface_type)
] @block

; Names used as values.

(argument_list [(identifier) (selector_expression)] @value) @given
(variadic_argument [(identifier) (selector_expression)] @value)
(assignment_statement right: (expression_list [(identifier) (selector_expression)] @value))
(assignment_statement
  left: (expression_list [(identifier) (selector_expression)] @value)
  operator: ["+=" "-=" "*=" "/=" "%=" "<<=" ">>=" "&=" "^=" "|=" "&^="])
(inc_statement [(identifier) (selector_expression)] @value)
(dec_statement [(identifier) (selector_expression)] @value)
(short_var_declaration right: (expression_list [(identifier) (selector_expression)] @value))
(var_spec value: (expression_list [(identifier) (selector_expression)] @value))
(const_spec value: (expression_list [(identifier) (selector_expression)] @value))
(return_statement (expression_list [(identifier) (selector_expression)] @value))
(if_statement condition: [(identifier) (selector_expression)] @value)
(for_statement [(identifier) (selector_expression)] @value)
(for_clause condition: [(identifier) (selector_expression)] @value)
(range_clause right: [(identifier) (selector_expression)] @value)
(expression_switch_statement value: [(identifier) (selector_expression)] @value)
(expression_case value: (expression_list [(identifier) (selector_expression)] @value))
(type_switch_statement value: [(identifier) (selector_expression)] @value)
(literal_value (literal_element [(identifier) (selector_expression)] @value))
(keyed_element value: (literal_element [(identifier) (selector_expression)] @value))
(keyed_element key: (literal_element (selector_expression) @value))
(composite_literal
  type: [(map_type) (array_type) (slice_type) (implicit_length_array_type)]
  body: (literal_value (keyed_element key: (literal_element (identifier) @value))))
(array_type length: [(identifier) (selector_expression)] @value)
(parenthesized_expression [(identifier) (selector_expression)] @value)
(binary_expression [(identifier) (selector_expression)] @value)
(index_expression index: [(identifier) (selector_expression)] @value)
((index_expression operand: [(identifier) (selector_expression)] @value)
  (#set! hook "not_instantiated"))
(slice_expression [(identifier) (selector_expression)] @value)
(selector_expression operand: (selector_expression) @value)
(type_assertion_expression operand: [(identifier) (selector_expression)] @value)
(unary_expression operand: [(identifier) (selector_expression)] @value)
(send_statement [(identifier) (selector_expression)] @value)
