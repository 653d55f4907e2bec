; Namespaces: a clause for what follows, or a block.

((namespace_definition !body name: (namespace_name) @name) @def.module.namespace
  (#set! clause))
(namespace_definition name: (namespace_name) @name body: (_)) @def.module.namespace

; Types.

(class_declaration
  [(abstract_modifier) (final_modifier) (readonly_modifier)]* @modifier
  name: (name) @name) @def.type.class
(interface_declaration name: (name) @name) @def.type.interface
(trait_declaration name: (name) @name) @def.type.trait
(enum_declaration name: (name) @name) @def.type.enum

; The members of a class without a name belong to what is around it.

(anonymous_class body: (_) @region)

; Functions and methods.

(function_definition
  name: (name) @name
  parameters: (formal_parameters) @params
  return_type: (_)? @return) @def.callable.function

(method_declaration
  [
    (visibility_modifier)
    (static_modifier)
    (abstract_modifier)
    (final_modifier)
    (readonly_modifier)
  ]* @modifier
  name: (name) @name
  parameters: (formal_parameters) @params
  return_type: (_)? @return) @def.callable.function

; Properties, also those that the parameters of a constructor declare.

(property_declaration
  [
    (visibility_modifier)
    (static_modifier)
    (abstract_modifier)
    (final_modifier)
    (readonly_modifier)
  ]* @modifier
  type: (_)? @type
  (property_element name: (variable_name) @name)) @def.value.field

((property_promotion_parameter
  type: (_)? @type
  name: [
    (variable_name) @name
    (by_ref (variable_name) @name)
  ]) @def.value.field
  (#set! member))

((property_promotion_parameter [
  (visibility_modifier)
  (readonly_modifier)
  (final_modifier)
] @modifier) @on
  (#set! hook "promoting"))

; Constants and enum cases.

(const_declaration
  [(visibility_modifier) (final_modifier)]* @modifier
  type: (_)? @type
  (const_element . (name) @name)) @def.value.constant

((function_call_expression
  function: [(name) (qualified_name)] @_define
  arguments: (arguments . (argument [
    (string (string_content) @name)
    (encapsed_string . (string_content) @name .)]))) @def.value.constant
  (#any-of? @_define "define" "DEFINE" "\\define")
  (#set! assigned))

(enum_case name: (name) @name) @def.value.enum_member

; Variables that a statement of the file assigns. Those in callables are locals.

((expression_statement [
  (assignment_expression left: (variable_name) @name)
  (reference_assignment_expression left: (variable_name) @name)
  (assignment_expression left: (list_literal (variable_name) @name))
  (assignment_expression left: (list_literal (list_literal (variable_name) @name)))
  (assignment_expression right: (assignment_expression left: (variable_name) @name))
] @def.value.variable)
  (#set! assigned))

((expression_statement [
  (assignment_expression
    left: (variable_name) @name
    right: [
      (anonymous_function
        parameters: (formal_parameters) @params
        return_type: (_)? @return)
      (arrow_function
        parameters: (formal_parameters) @params
        return_type: (_)? @return)
    ])
] @def.callable.function)
  (#set! assigned))

; Callables without a name, and those that a name may be bound to.

(anonymous_function) @barrier
(arrow_function) @barrier
(property_hook) @barrier
(yield_expression) @inner.generator

; Attributes that state properties.

(class_declaration attributes: (_ (_ (attribute . (_) @modifier)))) @on
(interface_declaration attributes: (_ (_ (attribute . (_) @modifier)))) @on
(trait_declaration attributes: (_ (_ (attribute . (_) @modifier)))) @on
(enum_declaration attributes: (_ (_ (attribute . (_) @modifier)))) @on
(function_definition attributes: (_ (_ (attribute . (_) @modifier)))) @on
(method_declaration attributes: (_ (_ (attribute . (_) @modifier)))) @on
(property_declaration attributes: (_ (_ (attribute . (_) @modifier)))) @on
(const_declaration attributes: (_ (_ (attribute . (_) @modifier)))) @on
(enum_case attributes: (_ (_ (attribute . (_) @modifier)))) @on

; Parameters. What stands before the dollar is part of the name.

((formal_parameters (simple_parameter
  type: (_)? @param.type
  reference_modifier: (_)? @_mark
  name: (variable_name) @param.name
  default_value: (_)? @param.default)) @params
  (#set! hook "marked_parameter"))

((formal_parameters (variadic_parameter
  type: (_)? @param.type
  reference_modifier: (_)? @_mark
  "..." @_mark
  name: (variable_name) @param.name)) @params
  (#set! hook "marked_parameter"))

((formal_parameters (property_promotion_parameter
  [(visibility_modifier) (readonly_modifier) (final_modifier)]* @param.modifier
  type: (_)? @param.type
  name: (_) @param.name
  default_value: (_)? @param.default)) @params
  (#set! hook "promoted"))
