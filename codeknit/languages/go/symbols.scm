; The package clause.

((package_clause (package_identifier) @name) @def.module.package
  (#set! clause))

; Types. A type definition makes a new type; an alias is another name of one.

(type_spec name: (type_identifier) @name) @def.type.defined_type
(type_spec name: (type_identifier) @name type: (struct_type)) @def.type.struct
(type_spec name: (type_identifier) @name type: (interface_type)) @def.type.interface
(type_alias name: (type_identifier) @name) @def.type.type_alias

; Fields of a struct type that has a name. Those of one without are part of the type that is
; written in a signature. The blank identifier declares no field.

(([
  (type_spec type: (struct_type (field_declaration_list (field_declaration
    name: (field_identifier) @name
    type: (_) @type
    tag: [
      (raw_string_literal (raw_string_literal_content) @value.tag)
      (interpreted_string_literal . (interpreted_string_literal_content) @value.tag .)
    ]?) @def.value.field)))
  (type_alias type: (struct_type (field_declaration_list (field_declaration
    name: (field_identifier) @name
    type: (_) @type
    tag: [
      (raw_string_literal (raw_string_literal_content) @value.tag)
      (interpreted_string_literal . (interpreted_string_literal_content) @value.tag .)
    ]?) @def.value.field)))
  ])
  (#not-eq? @name "_"))

([
  (type_spec type: (struct_type (field_declaration_list (field_declaration
    !name
    "*"? @type
    type: [
      (type_identifier) @name
      (qualified_type name: (type_identifier) @name)
      (generic_type type: [(type_identifier) @name (qualified_type name: (type_identifier) @name)])
    ] @type
    tag: [
      (raw_string_literal (raw_string_literal_content) @value.tag)
      (interpreted_string_literal . (interpreted_string_literal_content) @value.tag .)
    ]?) @def.value.field)))
  (type_alias type: (struct_type (field_declaration_list (field_declaration
    !name
    "*"? @type
    type: [
      (type_identifier) @name
      (qualified_type name: (type_identifier) @name)
      (generic_type type: [(type_identifier) @name (qualified_type name: (type_identifier) @name)])
    ] @type
    tag: [
      (raw_string_literal (raw_string_literal_content) @value.tag)
      (interpreted_string_literal . (interpreted_string_literal_content) @value.tag .)
    ]?) @def.value.field)))
  ]
  (#set! property.embedded "true"))

((field_declaration tag: (interpreted_string_literal (escape_sequence)) @value.tag) @on
  (#set! hook "unquoted_tag"))

; Methods of an interface type that has a name. What it embeds declares nothing.

([
  (type_spec type: (interface_type (method_elem
    name: (field_identifier) @name
    parameters: (parameter_list) @params
    result: (_)? @return) @def.callable.method))
  (type_alias type: (interface_type (method_elem
    name: (field_identifier) @name
    parameters: (parameter_list) @params
    result: (_)? @return) @def.callable.method))
])

; Functions and methods.

(function_declaration
  name: (identifier) @name
  parameters: (parameter_list) @params
  result: (_)? @return) @def.callable.function

(method_declaration
  receiver: (parameter_list (parameter_declaration type: (_) @value.receiver))
  name: (field_identifier) @name
  parameters: (parameter_list) @params
  result: (_)? @return) @def.callable.method

; Constants and variables. Those inside functions are locals: the engine drops them.

((const_spec
  (identifier) @name
  type: (_)? @type) @def.value.constant
  (#not-eq? @name "_"))

((var_spec
  name: (identifier) @name
  type: (_)? @type) @def.value.variable
  (#not-eq? @name "_"))

((var_spec
  name: (identifier) @name
  value: (expression_list (func_literal
    parameters: (parameter_list) @params
    result: (_)? @return) @_literal)) @def.callable.function
  (#not-eq? @name "_")
  (#set! assigned)
  (#set! hook "bound_literal"))

(func_literal) @barrier

; Type parameters, and the names a receiver gives them in its method.

(type_parameter_declaration name: (identifier) @name) @def.meta.type_parameter

((method_declaration
  receiver: (parameter_list (parameter_declaration
    type: [
      (generic_type type_arguments: (type_arguments
        (type_elem (type_identifier) @name @def.meta.type_parameter)))
      (pointer_type (generic_type type_arguments: (type_arguments
        (type_elem (type_identifier) @name @def.meta.type_parameter))))])))
  (#not-eq? @name "_"))

; Parameters: every name of a group with its type, or a type alone.

(parameter_list (parameter_declaration
  name: (identifier) @param.name
  type: (_) @param.type)) @params

((parameter_list (parameter_declaration !name type: (_) @param.type)) @params
  (#set! hook "unnamed_parameter"))

(parameter_list (variadic_parameter_declaration
  name: (identifier)? @param.name
  "..." @param.type
  type: (_) @param.type)) @params
