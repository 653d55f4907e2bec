; inherits: ecmascript

; Types.

((abstract_class_declaration name: (_) @name) @def.type.class
  (#set! property.abstract "true"))

(interface_declaration name: (_) @name) @def.type.interface

(type_alias_declaration name: (_) @name) @def.type.type_alias

(enum_declaration "const"? @modifier name: (_) @name) @def.type.enum

(enum_body name: (_) @name @def.value.enum_member)

(enum_body (enum_assignment name: (_) @name) @def.value.enum_member)

; Namespaces and modules.

((internal_module name: (_) @name) @def.module.namespace)

((module name: [(identifier) (nested_identifier)] @name) @def.module.namespace
  (#not-eq? @name "$"))

(module name: (string) @name) @def.module.module

; `global {` in a module, as `repair` writes it for the grammar.

((module name: (identifier) @_global) @def.module.namespace
  (#eq? @_global "$")
  (#set! name "global")
  (#set! property.extern "true"))

((ambient_declaration "global") @def.module.namespace
  (#set! name "global")
  (#set! property.extern "true"))

(program (ambient_declaration (_) @on) @span)

(statement_block (ambient_declaration (_) @on) @span)

((ambient_declaration (_) @on)
  (#set! property.extern "true"))

((ambient_declaration (_ (variable_declarator) @on))
  (#set! property.extern "true"))

((export_statement declaration: (ambient_declaration (_) @on)) @span
  (#set! property.exported "true"))

((export_statement declaration: (ambient_declaration (_ (variable_declarator) @on)))
  (#set! property.exported "true"))

(program (export_statement "=" (identifier) @export))

; Variables of namespaces, modules and ambient declarations.

((ambient_declaration (lexical_declaration
  kind: "let"
  (variable_declarator name: (_) @name) @def.value.variable))
  (#set! hook "bound_names"))

((ambient_declaration (lexical_declaration
  kind: "const"
  (variable_declarator name: (_) @name) @def.value.constant))
  (#set! hook "bound_names"))

([
  (internal_module (statement_block (lexical_declaration
    kind: "let"
    (variable_declarator name: (_) @name) @def.value.variable)))
  (module (statement_block (lexical_declaration
    kind: "let"
    (variable_declarator name: (_) @name) @def.value.variable)))
  (ambient_declaration (statement_block (lexical_declaration
    kind: "let"
    (variable_declarator name: (_) @name) @def.value.variable)))
]
  (#set! hook "namespace_names"))

([
  (internal_module (statement_block (lexical_declaration
    kind: "const"
    (variable_declarator name: (_) @name) @def.value.constant)))
  (module (statement_block (lexical_declaration
    kind: "const"
    (variable_declarator name: (_) @name) @def.value.constant)))
  (ambient_declaration (statement_block (lexical_declaration
    kind: "const"
    (variable_declarator name: (_) @name) @def.value.constant)))
]
  (#set! hook "namespace_names"))

; A stated type. Of a variable that holds a function the parameters say more.

(variable_declarator
  name: (identifier)
  type: (type_annotation (_) @type .)) @on

; … and what stands behind a cast.

((variable_declarator
  name: (identifier) @name
  value: [(as_expression) (satisfies_expression)] @_cast) @def.callable.function
  (#set! hook "cast_function"))

((variable_declarator
  name: (identifier) @name
  value: [(as_expression) (satisfies_expression)] @_cast) @def.type.class
  (#set! hook "cast_class"))

((variable_declarator
  name: (identifier) @name
  value: [(as_expression) (satisfies_expression)] @region)
  (#set! hook "cast_region"))

; Functions, with a body or without: overloads and ambient ones.

[
  (function_declaration
    "async"? @modifier
    name: (_) @name
    parameters: (_) @params
    return_type: (_ (_) @return .)?)
  (generator_function_declaration
    "async"? @modifier
    "*" @modifier
    name: (_) @name
    parameters: (_) @params
    return_type: (_ (_) @return .)?)
] @def.callable.function

((function_signature
  "async"? @modifier
  name: (_) @name
  parameters: (_) @params
  return_type: (_ (_) @return .)?) @def.callable.function
  (#set! prototype))

([
  (function_expression
    "async"? @modifier
    name: (_) @name
    parameters: (_) @params
    return_type: (_ (_) @return .)?)
  (generator_function
    "async"? @modifier
    "*" @modifier
    name: (_) @name
    parameters: (_) @params
    return_type: (_ (_) @return .)?)
] @def.callable.function
  (#set! hook "own_name")
  (#set! binds "inside"))

[
  (variable_declarator value: (_ return_type: (_ (_) @return .)))
  (pair value: (_ return_type: (_ (_) @return .)))
  (public_field_definition value: (_ return_type: (_ (_) @return .)))
  (assignment_expression right: (_ return_type: (_ (_) @return .)))
  (export_statement value: (_ return_type: (_ (_) @return .)))
] @on

; Methods, of classes and of objects that are bound to a name.

((method_definition
  _* @modifier
  name: (_) @name
  "?"? @property.optional
  parameters: (_) @params
  return_type: (_ (_) @return .)?) @def.callable.method
  (#set! hook "bound_member"))

((method_signature
  _* @modifier
  name: (_) @name
  "?"? @property.optional
  parameters: (_) @params
  return_type: (_ (_) @return .)?) @def.callable.method
  (#set! hook "declared_member")
  (#set! prototype))

(abstract_method_signature
  _* @modifier
  name: (_) @name
  "?"? @property.optional
  parameters: (_) @params
  return_type: (_ (_) @return .)?) @def.callable.method

((class_body [
  (method_definition name: [(property_identifier) (string)] @name parameters: (_) @params)
] @def.callable.constructor)
  (#any-of? @name "constructor" "'constructor'" "\"constructor\""))

((class_body
  (method_signature
    name: (property_identifier) @name
    parameters: (_) @params) @def.callable.constructor)
  (#eq? @name "constructor")
  (#set! prototype))

(public_field_definition
  name: (_) @name
  "?"? @property.optional
  type: (type_annotation (_) @type .)?) @def.value.field

(public_field_definition name: (_) @name value: (_
    "async"? @modifier
    "*"? @modifier
    [parameters: (_) parameter: (_)] @params)) @def.callable.method

(public_field_definition [
  (accessibility_modifier) (override_modifier) "static" "readonly" "abstract"
] @modifier) @on

(public_field_definition name: (_) @name value: (object) @region)

([
  (method_definition name: (private_property_identifier)) @on
  (public_field_definition name: (private_property_identifier)) @on
]
  (#set! property.visibility "private"))

(decorator) @lead

; Parameters that are fields.

((required_parameter
  [(accessibility_modifier) (override_modifier) "readonly"] @modifier
  pattern: (identifier) @name
  type: (type_annotation (_) @type .)?) @def.value.field
  (#set! member))

((optional_parameter
  [(accessibility_modifier) (override_modifier) "readonly"] @modifier
  pattern: (identifier) @name
  "?" @property.optional
  type: (type_annotation (_) @type .)?) @def.value.field
  (#set! member))

; Members of interfaces, and of object types that an alias stands for: `declared_member`.

((property_signature
  "readonly"? @modifier
  name: (_) @name
  "?"? @property.optional
  type: (type_annotation (_) @type .)?) @def.value.property
  (#set! hook "declared_member"))

((call_signature
  parameters: (_) @params
  return_type: (_ (_) @return .)?) @def.callable.method
  (#set! hook "declared_member")
  (#set! name "__call"))

((construct_signature
  parameters: (_) @params
  type: (type_annotation (_) @return .)?) @def.callable.constructor
  (#set! hook "declared_member")
  (#set! name "__new"))

((index_signature
  "readonly"? @modifier
  name: (identifier)
  type: (_ (_) @return .)) @params @def.callable.method
  (#set! hook "declared_member")
  (#set! name "__index"))

(index_signature name: (identifier) @param.name index_type: (_) @param.type) @params

; Type parameters of what is a symbol.

((type_parameters (type_parameter name: (_) @name) @def.meta.type_parameter) @_list
  (#set! hook "declared_type_parameter"))

; Parameters.

(formal_parameters (required_parameter
  [(accessibility_modifier) (override_modifier) "readonly"]* @param.modifier
  pattern: (_) @param.name
  type: (type_annotation (_) @param.type .)?
  value: (_)? @param.default)) @params

(formal_parameters (optional_parameter
  [(accessibility_modifier) (override_modifier) "readonly"]* @param.modifier
  pattern: (_) @param.name
  "?" @param.mark
  type: (type_annotation (_) @param.type .)?
  value: (_)? @param.default)) @params
