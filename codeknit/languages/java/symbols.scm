; Packages and modules.

((package_declaration [(identifier) (scoped_identifier)] @name) @def.module.package
  (#set! clause))

(module_declaration name: (_) @name) @def.module.module

; Types.

(class_declaration (modifiers _+ @modifier)? name: (identifier) @name) @def.type.class

(interface_declaration (modifiers _+ @modifier)? name: (identifier) @name) @def.type.interface

(enum_declaration (modifiers _+ @modifier)? name: (identifier) @name) @def.type.enum

(record_declaration (modifiers _+ @modifier)? name: (identifier) @name) @def.type.record

(annotation_type_declaration
  (modifiers _+ @modifier)?
  name: (identifier) @name) @def.type.annotation

(type_parameter (type_identifier) @name) @def.meta.type_parameter

; The body of an anonymous class, or of an enum constant: what it declares are members, of a type
; that has no name.

(object_creation_expression (class_body) @region)

(enum_constant body: (class_body) @region)

; Methods and constructors.

(method_declaration
  (modifiers _+ @modifier)?
  type: (_) @return
  name: (identifier) @name
  parameters: (formal_parameters) @params
  dimensions: (dimensions)? @return) @def.callable.function

(annotation_type_element_declaration
  (modifiers _+ @modifier)?
  type: (_) @return
  name: (identifier) @name
  dimensions: (dimensions)? @return) @def.callable.method

(constructor_declaration
  (modifiers _+ @modifier)?
  name: (identifier) @name
  parameters: (formal_parameters) @params) @def.callable.constructor

((compact_constructor_declaration
  (modifiers _+ @modifier)?
  name: (identifier) @name) @def.callable.constructor
  (#set! hook "compact_constructor"))

; Values. What stands in the initializer of one belongs to it.

((field_declaration
  (modifiers _+ @modifier)?
  type: (_) @type
  declarator: (variable_declarator
    name: (_) @name
    dimensions: (dimensions)? @type) @def.value.field) @span
  (#set! encloses))

; A field that is both static and final is a constant.

((field_declaration
  (modifiers "static" "final")
  declarator: (variable_declarator name: (_) @name) @def.value.constant) @span
  (#set! encloses))

((field_declaration
  (modifiers "final" "static")
  declarator: (variable_declarator name: (_) @name) @def.value.constant) @span
  (#set! encloses))

((constant_declaration
  (modifiers _+ @modifier)?
  type: (_) @type
  declarator: (variable_declarator
    name: (_) @name
    dimensions: (dimensions)? @type) @def.value.constant) @span
  (#set! encloses))

((enum_constant
  (modifiers _+ @modifier)?
  name: (identifier) @name) @def.value.enum_member
  (#set! encloses))

(record_declaration
  parameters: (formal_parameters (formal_parameter
    (modifiers _+ @modifier)?
    type: (_) @type
    name: (_) @name
    dimensions: (dimensions)? @type) @def.value.field))

(record_declaration
  parameters: (formal_parameters (spread_parameter
    (modifiers _+ @modifier)?
    [
      (type_identifier) (scoped_type_identifier) (generic_type) (array_type) (annotated_type)
      (integral_type) (floating_point_type) (boolean_type)
    ] @type
    "..." @type
    (variable_declarator name: (_) @name)) @def.value.field))

; Classes without a name (JEP 477): what stands at file level are its members.

(program (local_variable_declaration
  (modifiers _+ @modifier)?
  type: (_) @type
  declarator: (variable_declarator
    name: (_) @name
    dimensions: (dimensions)? @type) @def.value.variable) @span)

; `@Deprecated(since = "9")`.

([
  (class_declaration (modifiers (annotation name: (_) @modifier)))
  (interface_declaration (modifiers (annotation name: (_) @modifier)))
  (enum_declaration (modifiers (annotation name: (_) @modifier)))
  (record_declaration (modifiers (annotation name: (_) @modifier)))
  (annotation_type_declaration (modifiers (annotation name: (_) @modifier)))
  (method_declaration (modifiers (annotation name: (_) @modifier)))
  (annotation_type_element_declaration (modifiers (annotation name: (_) @modifier)))
  (constructor_declaration (modifiers (annotation name: (_) @modifier)))
  (compact_constructor_declaration (modifiers (annotation name: (_) @modifier)))
  (enum_constant (modifiers (annotation name: (_) @modifier)))
] @on
  (#match? @modifier "Deprecated$"))

((field_declaration
  (modifiers (annotation name: (_) @modifier))
  declarator: (variable_declarator) @on)
  (#match? @modifier "Deprecated$"))

((constant_declaration
  (modifiers (annotation name: (_) @modifier))
  declarator: (variable_declarator) @on)
  (#match? @modifier "Deprecated$"))

(module_declaration
  [(marker_annotation name: (_) @modifier) (annotation name: (_) @modifier)]) @on

(lambda_expression) @barrier

; Parameters.

(formal_parameters (formal_parameter
  type: (_) @param.type
  name: (_) @param.name
  dimensions: (dimensions)? @param.type)) @params

(formal_parameters (spread_parameter
  [
    (type_identifier) (scoped_type_identifier) (generic_type) (array_type) (annotated_type)
    (integral_type) (floating_point_type) (boolean_type)
  ] @param.type
  "..." @param.type
  (variable_declarator name: (_) @param.name))) @params

((formal_parameters (receiver_parameter
  [
    (type_identifier) (scoped_type_identifier) (generic_type) (array_type) (annotated_type)
  ] @param.type
  .
  [(this) (identifier)] @param.name)) @params
  (#set! hook "receiver"))
