; inherits: ecmascript

; Types.

((abstract_class_declaration name: (_) @name) @def.type.class
  (#set! property.abstract "true"))

(interface_declaration name: (_) @name) @def.type.interface

(type_alias_declaration name: (_) @name) @def.type.type_alias

(enum_declaration name: (_) @name) @def.type.enum

(enum_declaration "const" @modifier) @on

(enum_body
  name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ] @def.value.enum_member)

(enum_body
  (enum_assignment name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]) @def.value.enum_member)

; Namespaces and modules.

(internal_module name: (_) @name) @def.module.namespace

((module name: [(identifier) (nested_identifier)] @name) @def.module.namespace
  (#not-eq? @name "$"))

; `global {` in a module, as `repair` writes it for the grammar.

((module name: (identifier) @_global) @def.module.namespace
  (#eq? @_global "$")
  (#set! name "global")
  (#set! property.extern "true"))

(module name: (string) @name) @def.module.module

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

(ambient_declaration [
  (lexical_declaration kind: "let" (variable_declarator name: (identifier) @name) @def.value.variable)
  (variable_declaration (variable_declarator name: (identifier) @name) @def.value.variable)
])

(ambient_declaration
  (lexical_declaration
    kind: "const"
    (variable_declarator name: (identifier) @name) @def.value.constant))

([
  (internal_module body: (statement_block
    (lexical_declaration
      kind: "let"
      (variable_declarator name: (identifier) @name) @def.value.variable)))
  (module body: (statement_block
    (lexical_declaration
      kind: "let"
      (variable_declarator name: (identifier) @name) @def.value.variable)))
  (ambient_declaration (statement_block
    (lexical_declaration
      kind: "let"
      (variable_declarator name: (identifier) @name) @def.value.variable)))
])

([
  (internal_module body: (statement_block
    (lexical_declaration
      kind: "const"
      (variable_declarator name: (identifier) @name) @def.value.constant)))
  (module body: (statement_block
    (lexical_declaration
      kind: "const"
      (variable_declarator name: (identifier) @name) @def.value.constant)))
  (ambient_declaration (statement_block
    (lexical_declaration
      kind: "const"
      (variable_declarator name: (identifier) @name) @def.value.constant)))
])

; A stated type. Of a variable that holds a function the parameters say more.

(variable_declarator
  name: (identifier)
  type: (type_annotation (_) @type .)) @on

; … and classes and functions behind a cast.

(variable_declarator
  name: (identifier) @name
  value: [
    (as_expression (class))
    (as_expression (as_expression (class)))
    (as_expression (parenthesized_expression (class)))
  ]) @def.type.class

(variable_declarator
  name: (identifier) @name
  value: [
    (as_expression [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ])
    (as_expression (as_expression [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]))
    (as_expression (parenthesized_expression [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]))
    (satisfies_expression (parenthesized_expression [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]))
  ]) @def.callable.function

(variable_declarator name: (identifier) @name value: [
  (as_expression (object) @region)
  (satisfies_expression (object) @region)
  (satisfies_expression (as_expression (object) @region))
])

; Functions without a body: overloads and ambient ones.

(function_signature
  "async"? @modifier
  name: (_) @name
  parameters: (_) @params) @def.callable.function

[
  (function_declaration return_type: (_ (_) @return .))
  (generator_function_declaration return_type: (_ (_) @return .))
  (function_signature return_type: (_ (_) @return .))
  (function_expression name: (_) return_type: (_ (_) @return .))
  (generator_function name: (_) return_type: (_ (_) @return .))
  (method_definition return_type: (_ (_) @return .))
  (method_signature return_type: (_ (_) @return .))
  (abstract_method_signature return_type: (_ (_) @return .))
  (call_signature return_type: (_ (_) @return .))
  (construct_signature type: (type_annotation (_) @return .))
  (index_signature type: (_ (_) @return .))
  (variable_declarator value: [
    (arrow_function return_type: (_ (_) @return .))
    (function_expression return_type: (_ (_) @return .))
    (generator_function return_type: (_ (_) @return .))
    (parenthesized_expression [
      (arrow_function return_type: (_ (_) @return .))
      (function_expression return_type: (_ (_) @return .))
      (generator_function return_type: (_ (_) @return .))
    ])
    (as_expression (function_expression return_type: (_ (_) @return .)))
    (as_expression (parenthesized_expression [
      (arrow_function return_type: (_ (_) @return .))
      (function_expression return_type: (_ (_) @return .))
      (generator_function return_type: (_ (_) @return .))
    ]))
    (satisfies_expression (parenthesized_expression [
      (arrow_function return_type: (_ (_) @return .))
      (function_expression return_type: (_ (_) @return .))
      (generator_function return_type: (_ (_) @return .))
    ]))
  ])
  (pair value: [
    (arrow_function return_type: (_ (_) @return .))
    (function_expression return_type: (_ (_) @return .))
    (generator_function return_type: (_ (_) @return .))
  ])
  (public_field_definition value: [
    (arrow_function return_type: (_ (_) @return .))
    (function_expression return_type: (_ (_) @return .))
    (generator_function return_type: (_ (_) @return .))
  ])
  (assignment_expression right: [
    (arrow_function return_type: (_ (_) @return .))
    (function_expression return_type: (_ (_) @return .))
    (generator_function return_type: (_ (_) @return .))
  ])
  (export_statement value: [
    (arrow_function return_type: (_ (_) @return .))
    (function_expression return_type: (_ (_) @return .))
    (generator_function return_type: (_ (_) @return .))
  ])
] @on

; Members of classes.

(class_body [
  (method_signature name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ] parameters: (_) @params)
  (abstract_method_signature name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ] parameters: (_) @params)
] @def.callable.method)

((class_body
  (method_signature
    name: (property_identifier) @name
    parameters: (_) @params) @def.callable.constructor)
  (#eq? @name "constructor"))

(class_body (public_field_definition name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]) @def.value.field)

(class_body
  (public_field_definition
    name: [
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

(public_field_definition type: (type_annotation (_) @type .)) @on

(public_field_definition name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ] value: (object) @region)

(public_field_definition value: [
  (arrow_function "async" @modifier)
  (function_expression "async" @modifier)
  (generator_function ["async" "*"] @modifier)
]) @on

(class_body (index_signature name: (identifier) @param.name index_type: (_) @param.type) @params)

((class_body (index_signature name: (identifier)) @params @def.callable.method)
  (#set! name "__index"))

(method_definition [
  (accessibility_modifier) (override_modifier) "readonly" "abstract"
] @modifier) @on

(method_signature [
  (accessibility_modifier) (override_modifier) "static" "async" "get" "set" "*"
] @modifier) @on

(abstract_method_signature [
  (accessibility_modifier) (override_modifier) "abstract" "get" "set"
] @modifier) @on

(public_field_definition [
  (accessibility_modifier) (override_modifier) "static" "readonly" "abstract"
] @modifier) @on

(index_signature ["readonly"] @modifier) @on

((public_field_definition name: (private_property_identifier)) @on
  (#set! property.visibility "private"))

[
  (method_definition "?" @property.optional)
  (method_signature "?" @property.optional)
  (public_field_definition "?" @property.optional)
  (property_signature "?" @property.optional)
] @on

(class_body (decorator) @lead)

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

; Members of interfaces, and of aliases of object types.

(interface_body
  (property_signature name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]) @def.value.property)

(interface_body
  (method_signature name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ] parameters: (_) @params) @def.callable.method)

((object_type
  (property_signature name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]) @def.value.property)
  (#set! hook "alias_member"))

((object_type
  (method_signature name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ] parameters: (_) @params) @def.callable.method)
  (#set! hook "alias_member"))

(property_signature type: (type_annotation (_) @type .)) @on

(property_signature "readonly" @modifier) @on

((interface_body (call_signature parameters: (_) @params) @def.callable.method)
  (#set! name "__call"))

((interface_body (construct_signature parameters: (_) @params) @def.callable.constructor)
  (#set! name "__new"))

((interface_body (index_signature name: (identifier)) @params @def.callable.method)
  (#set! name "__index"))

((object_type (call_signature parameters: (_) @params) @def.callable.method)
  (#set! hook "alias_member")
  (#set! name "__call"))

((object_type (construct_signature parameters: (_) @params) @def.callable.constructor)
  (#set! hook "alias_member")
  (#set! name "__new"))

((object_type (index_signature name: (identifier)) @params @def.callable.method)
  (#set! hook "alias_member")
  (#set! name "__index"))

([
  (interface_body
    (index_signature name: (identifier) @param.name index_type: (_) @param.type) @params)
  (object_type
    (index_signature name: (identifier) @param.name index_type: (_) @param.type) @params)
])

; Type parameters of what is a symbol.

[
  (class_declaration type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (abstract_class_declaration type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (interface_declaration type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (type_alias_declaration type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (function_declaration type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (generator_function_declaration type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (function_signature type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (class_body (_ type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter)))
  (interface_body (_ type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter)))
]

(([
  (object_type (_ type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter)) @_owner)
  (arrow_function type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (function_expression type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (generator_function type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (class type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter))
  (object (method_definition type_parameters: (type_parameters
    (type_parameter name: (_) @name) @def.meta.type_parameter)))
])
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
