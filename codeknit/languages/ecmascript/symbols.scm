; What JavaScript and TypeScript share. Both grammars know every node and field named here.

; Classes. `own_name` drops the name of an expression that is bound to another one.

(class_declaration name: (_) @name) @def.type.class

((class name: (_) @name) @def.type.class (#set! hook "own_name"))

; Functions.

[
  (function_declaration name: (_) @name parameters: (_) @params)
  (generator_function_declaration name: (_) @name parameters: (_) @params)
] @def.callable.function

([
  (function_expression name: (_) @name parameters: (_) @params)
  (generator_function name: (_) @name parameters: (_) @params)
] @def.callable.function
  (#set! hook "own_name"))

[
  (function_declaration "async" @modifier)
  (function_expression "async" @modifier)
  (generator_function_declaration ["async" "*"] @modifier)
  (generator_function ["async" "*"] @modifier)
] @on

; What a file's own variables are. Those in functions are locals; `let` and `const` in blocks too.

(program [
  (lexical_declaration kind: "let" (variable_declarator name: (identifier) @name) @def.value.variable)
  (variable_declaration (variable_declarator name: (identifier) @name) @def.value.variable)
])

(export_statement declaration: [
  (lexical_declaration kind: "let" (variable_declarator name: (identifier) @name) @def.value.variable)
  (variable_declaration (variable_declarator name: (identifier) @name) @def.value.variable)
])

(program
  (lexical_declaration
    kind: "const"
    (variable_declarator name: (identifier) @name) @def.value.constant))

(export_statement
  declaration: (lexical_declaration
    kind: "const"
    (variable_declarator name: (identifier) @name) @def.value.constant))

(statement_block
  (variable_declaration (variable_declarator name: (identifier) @name) @def.value.variable))

([
  (switch_case
    (variable_declaration (variable_declarator name: (identifier) @name) @def.value.variable))
  (switch_default
    (variable_declaration (variable_declarator name: (identifier) @name) @def.value.variable))
])

; … and those that destructuring binds. `bound_names` finds them, however deep.

((program [
  (variable_declaration
    (variable_declarator name: [(object_pattern) (array_pattern)] @_pattern) @def.value.variable)
  (lexical_declaration
    kind: "let"
    (variable_declarator name: [(object_pattern) (array_pattern)] @_pattern) @def.value.variable)
])
  (#set! hook "bound_names"))

((program
  (lexical_declaration
    kind: "const"
    (variable_declarator name: [(object_pattern) (array_pattern)] @_pattern) @def.value.constant))
  (#set! hook "bound_names"))

((export_statement declaration: [
  (variable_declaration
    (variable_declarator name: [(object_pattern) (array_pattern)] @_pattern) @def.value.variable)
  (lexical_declaration
    kind: "let"
    (variable_declarator name: [(object_pattern) (array_pattern)] @_pattern) @def.value.variable)
])
  (#set! hook "bound_names"))

((export_statement
  declaration: (lexical_declaration
    kind: "const"
    (variable_declarator name: [(object_pattern) (array_pattern)] @_pattern) @def.value.constant))
  (#set! hook "bound_names"))

; Functions bound to variables, wherever they are declared.

(variable_declarator
  name: (identifier) @name
  value: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
    (parenthesized_expression [
      (arrow_function parameters: (_) @params)
      (arrow_function parameter: (_) @params)
      (function_expression parameters: (_) @params)
      (generator_function parameters: (_) @params)
    ])
  ]) @def.callable.function

(variable_declarator value: [
  (arrow_function "async" @modifier)
  (function_expression "async" @modifier)
  (generator_function ["async" "*"] @modifier)
]) @on

(variable_declarator name: (identifier) @name value: (class)) @def.type.class

; Members of classes.

(class_body
  (method_definition
    name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]
    parameters: (_) @params) @def.callable.method)

((class_body
  (method_definition
    name: (property_identifier) @name
    parameters: (_) @params) @def.callable.constructor)
  (#eq? @name "constructor"))

(method_definition ["static" "async" "get" "set" "*"] @modifier) @on

((method_definition name: (private_property_identifier)) @on
  (#set! property.visibility "private"))

; A class without a name: what is in it are members nevertheless, of what is around it.

((class body: (class_body) @region) (#set! hook "unbound_class"))

; Members of objects that are bound to a name. The object is a region of that name.

((object
  (method_definition
    name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]
    parameters: (_) @params) @def.callable.method)
  (#set! hook "bound_member"))

((object
  (pair
    key: [
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
  (#set! hook "bound_member"))

((pair value: [
  (arrow_function "async" @modifier)
  (function_expression "async" @modifier)
  (generator_function ["async" "*"] @modifier)
]) @on)

(variable_declarator name: (identifier) @name value: (object) @region)

((pair
  key: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]
  value: (object) @region)
  (#set! hook "bound_region"))

((assignment_expression left: (_) @_left right: (object) @region)
  (#set! hook "assigned_region"))

((export_statement value: (object) @region)
  (#set! name "default"))

; Functions and classes bound by assignment: to a property, a prototype, `this`; and to a variable,
; unless they have a name of their own.

((assignment_expression
  left: (identifier) @name
  right: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression !name parameters: (_) @params)
    (generator_function !name parameters: (_) @params)
  ]) @def.callable.function
  (#set! assigned))

((assignment_expression
  left: (member_expression
    object: [(identifier) (member_expression)] @scope
    property: [(property_identifier) (private_property_identifier)] @name) @_left
  right: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]) @def.callable.method
  (#match? @scope "^[\\w$.\\s]+$")
  (#not-match? @_left "^(module\\s*\\.\\s*)?exports(\\s*\\.\\s*[^.]*)?$|\\bprototype\\s*\\.\\s*[^.]*$"))

((assignment_expression
  left: (member_expression
    object: (member_expression
      object: (_) @scope
      property: (property_identifier) @_prototype)
    property: (property_identifier) @name)
  right: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]) @def.callable.method
  (#eq? @_prototype "prototype")
  (#match? @scope "^[\\w$.\\s]+$"))

(assignment_expression
  left: (member_expression
    object: (this)
    property: [(property_identifier) (private_property_identifier)] @name)
  right: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]) @def.callable.method

((assignment_expression
  left: (identifier) @name
  right: (class !name)) @def.type.class
  (#set! assigned))

((assignment_expression
  left: (member_expression
    object: [(identifier) (member_expression)] @scope
    property: (property_identifier) @name) @_left
  right: (class)) @def.type.class
  (#match? @scope "^[\\w$.\\s]+$")
  (#not-match? @_left "^(module\\s*\\.\\s*)?exports(\\s*\\.\\s*[^.]*)?$|\\bprototype\\s*\\.\\s*[^.]*$"))

(assignment_expression right: [
  (arrow_function "async" @modifier)
  (function_expression "async" @modifier)
  (generator_function ["async" "*"] @modifier)
]) @on

; Exports of ECMAScript modules.

((export_statement declaration: (_) @on) @span
  (#set! property.exported "true"))

((export_statement "default" declaration: (_) @on)
  (#set! property.default "true"))

((export_statement declaration: (_ (variable_declarator) @on))
  (#set! property.exported "true"))

(program (export_statement !source (export_clause (export_specifier name: (identifier) @export))))

(program (export_statement value: (identifier) @export))

((export_statement value: (_) @_value) @def.value.constant
  (#not-match? @_value "^(?!(?:true|false|null)$)[A-Za-z_$][\\w$]*$")
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

((export_statement value: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]) @def.callable.function
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

((export_statement value: [
  (arrow_function "async" @modifier)
  (function_expression "async" @modifier)
  (generator_function ["async" "*"] @modifier)
]) @on)

((export_statement value: (class !name)) @def.type.class
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

; Exports of CommonJS modules.

((assignment_expression
  left: (member_expression
    object: [(identifier) (member_expression)] @_exports
    property: (property_identifier) @name)
  right: (_) @_value) @def.value.variable
  (#any-of? @_exports "exports" "module.exports")
  (#not-match? @_value "^(?!(?:true|false|null)$)[A-Za-z_$][\\w$]*$|^void\\b")
  (#set! assigned)
  (#set! property.exported "true"))

((assignment_expression
  left: (member_expression
    object: [(identifier) (member_expression)] @_exports
    property: (property_identifier) @name)
  right: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]) @def.callable.function
  (#any-of? @_exports "exports" "module.exports")
  (#set! property.exported "true"))

((assignment_expression
  left: (subscript_expression
    object: [(identifier) (member_expression)] @_exports
    index: (string) @name)
  right: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]) @def.callable.function
  (#any-of? @_exports "exports" "module.exports")
  (#set! property.exported "true"))

((assignment_expression
  left: (member_expression
    object: [(identifier) (member_expression)] @_exports
    property: (property_identifier) @name)
  right: (class)) @def.type.class
  (#any-of? @_exports "exports" "module.exports")
  (#set! property.exported "true"))

((assignment_expression
  left: (member_expression
    object: [(identifier) (member_expression)] @_exports
    property: (property_identifier))
  right: (identifier) @export)
  (#any-of? @_exports "exports" "module.exports"))

((assignment_expression
  left: (member_expression
    object: (identifier) @_module
    property: (property_identifier) @_exports)
  right: [
    (arrow_function parameters: (_) @params)
    (arrow_function parameter: (_) @params)
    (function_expression parameters: (_) @params)
    (generator_function parameters: (_) @params)
  ]) @def.callable.function
  (#eq? @_module "module")
  (#eq? @_exports "exports")
  (#set! hook "whole_export")
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

((assignment_expression
  left: (member_expression
    object: (identifier) @_module
    property: (property_identifier) @_exports)
  right: (class !name)) @def.type.class
  (#eq? @_module "module")
  (#eq? @_exports "exports")
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

((assignment_expression
  left: (member_expression
    object: (identifier) @_module
    property: (property_identifier) @_exports)
  right: [
    (function_expression name: (_))
    (generator_function name: (_))
    (class name: (_))
  ] @on)
  (#eq? @_module "module")
  (#eq? @_exports "exports")
  (#set! property.exported "true")
  (#set! property.default "true"))

((assignment_expression
  left: (member_expression
    object: (identifier) @_module
    property: (property_identifier) @_exports)
  right: [
    (identifier) @export
    (object [
      (shorthand_property_identifier) @export
      (pair value: (identifier) @export)
    ])
  ])
  (#eq? @_module "module")
  (#eq? @_exports "exports"))

((assignment_expression
  left: (member_expression
    object: (identifier) @_module
    property: (property_identifier) @_exports)
  right: (object
    (pair
      key: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]
      value: (_) @_value) @def.value.variable))
  (#eq? @_module "module")
  (#eq? @_exports "exports")
  (#not-match? @_value "^(?!(?:true|false|null)$)[A-Za-z_$][\\w$]*$")
  (#set! assigned)
  (#set! property.exported "true"))

((assignment_expression
  left: (member_expression
    object: (identifier) @_module
    property: (property_identifier) @_exports)
  right: (object [
    (method_definition
      name: [
    (property_identifier) @name
    (private_property_identifier) @name
    (computed_property_name) @name
    (number) @name
    (string) @name
  ]
      parameters: (_) @params) @def.callable.function
    (pair
      key: [
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
  ]) @def.callable.function
  ]))
  (#eq? @_module "module")
  (#eq? @_exports "exports")
  (#set! property.exported "true"))

; What has no name, or may have none: its variables are locals.

[
  (arrow_function)
  (function_expression)
  (generator_function)
  (class_static_block)
] @barrier

(object (method_definition) @barrier)

; One parameter without brackets.

(arrow_function parameter: (identifier) @param.name @params)
