; What JavaScript and TypeScript share. Both grammars know every node and field named here.
;
; A pattern costs as long as it may still match: one with an optional token in front of a name is
; done when the name is read, one that waits for the token waits to the end of the body. Hence the
; optional modifiers inside the patterns, and hooks in place of alternatives; and where values are
; most often no functions, functions of all sorts by name.

; Classes. `own_name` drops the name of an expression that is bound to another one.

(class_declaration name: (_) @name) @def.type.class

((class name: (_) @name) @def.type.class
  (#set! hook "own_name")
  (#set! binds "inside"))

; A class without a name: what is in it are members nevertheless, of what is around it.

((class body: (class_body) @region) (#set! hook "unbound_class"))

; What a file's own variables are, with those that destructuring binds. Those in functions are
; locals; `let` and `const` in blocks too.

((program
  (lexical_declaration kind: "let" (variable_declarator name: (_) @name) @def.value.variable))
  (#set! hook "bound_names"))

((program
  (lexical_declaration kind: "const" (variable_declarator name: (_) @name) @def.value.constant))
  (#set! hook "bound_names"))

((variable_declaration (variable_declarator name: (_) @name) @def.value.variable)
  (#set! hook "function_variable"))

((export_statement declaration: (lexical_declaration
  kind: "let"
  (variable_declarator name: (_) @name) @def.value.variable))
  (#set! hook "bound_names")
  (#set! property.exported "true"))

((export_statement declaration: (lexical_declaration
  kind: "const"
  (variable_declarator name: (_) @name) @def.value.constant))
  (#set! hook "bound_names")
  (#set! property.exported "true"))

((export_statement declaration: (variable_declaration (variable_declarator) @on))
  (#set! property.exported "true"))

; Functions and classes bound to variables, wherever they are declared.

(variable_declarator name: (identifier) @name value: (class)) @def.type.class

(variable_declarator
  name: (identifier) @name
  value: [
    (arrow_function "async"? @modifier [parameters: (_) parameter: (_)] @params)
    (function_expression "async"? @modifier parameters: (_) @params)
    (generator_function "async"? @modifier "*" @modifier parameters: (_) @params)
  ]) @def.callable.function

((variable_declarator
  name: (identifier) @name
  value: (parenthesized_expression) @_cast) @def.callable.function
  (#set! hook "cast_function"))

((variable_declarator
  name: (identifier) @name
  value: (parenthesized_expression) @_cast) @def.type.class
  (#set! hook "cast_class"))

; Members of objects that are bound to a name. The object is a region of that name.

((pair key: (_) @name value: [
    (arrow_function "async"? @modifier [parameters: (_) parameter: (_)] @params)
    (function_expression "async"? @modifier parameters: (_) @params)
    (generator_function "async"? @modifier "*" @modifier parameters: (_) @params)
  ]) @def.callable.method
  (#set! hook "bound_member"))

(variable_declarator name: (identifier) @name value: (object) @region)

((variable_declarator name: (identifier) @name value: (parenthesized_expression) @region)
  (#set! hook "cast_region"))

((pair key: (_) @name value: (object) @region)
  (#set! hook "bound_region"))

((assignment_expression left: (_) @_left right: (object) @region)
  (#set! hook "assigned_region"))

((export_statement value: (object) @region)
  (#set! name "default"))

; Values that CommonJS modules export.

((assignment_expression
  left: (member_expression) @_left
  right: (_) @_value) @def.value.variable
  (#match? @_left "^(module\\s*\\.\\s*)?exports\\s*\\.")
  (#set! hook "exported_value")
  (#set! binds "nowhere")
  (#set! assigned)
  (#set! property.exported "true"))

; Functions and classes bound by assignment: to a property, a prototype, `this`, `exports`; and to
; a variable, unless they have a name of their own.

((assignment_expression
  left: (identifier) @name
  right: (_
    "async"? @modifier
    "*"? @modifier
    !name
    [parameters: (_) parameter: (_)] @params)) @def.callable.function
  (#set! assigned))

((assignment_expression
  left: (identifier) @name
  right: (class !name)) @def.type.class
  (#set! assigned))

((assignment_expression
  left: (_) @_left
  right: [
    (arrow_function "async"? @modifier [parameters: (_) parameter: (_)] @params)
    (function_expression "async"? @modifier parameters: (_) @params)
    (generator_function "async"? @modifier "*" @modifier parameters: (_) @params)
  ]) @def.callable.method
  (#set! hook "member_function")
  (#set! binds "nowhere"))

((assignment_expression
  left: (_) @_left
  right: [
    (arrow_function "async"? @modifier [parameters: (_) parameter: (_)] @params)
    (function_expression "async"? @modifier parameters: (_) @params)
    (generator_function "async"? @modifier "*" @modifier parameters: (_) @params)
  ]) @def.callable.function
  (#set! hook "exported_function")
  (#set! binds "nowhere")
  (#set! property.exported "true"))

((assignment_expression
  left: (member_expression) @_left
  right: (class)) @def.type.class
  (#set! hook "member_class")
  (#set! binds "nowhere"))

((assignment_expression
  left: (member_expression) @_left
  right: (class)) @def.type.class
  (#set! hook "exported_class")
  (#set! binds "nowhere")
  (#set! property.exported "true"))

; What else CommonJS modules export.

((assignment_expression
  left: (member_expression
    object: (_) @_exports
    property: (_))
  right: (identifier) @export)
  (#any-of? @_exports "exports" "module.exports"))

((assignment_expression
  left: (member_expression) @_exports
  right: [
    (function_expression name: (_))
    (generator_function name: (_))
    (class name: (_))
  ] @on)
  (#eq? @_exports "module.exports")
  (#set! property.exported "true")
  (#set! property.default "true"))

((assignment_expression
  left: (member_expression) @_exports
  right: [
    (arrow_function "async"? @modifier [parameters: (_) parameter: (_)] @params)
    (function_expression "async"? @modifier parameters: (_) @params)
    (generator_function "async"? @modifier "*" @modifier parameters: (_) @params)
  ]) @def.callable.function
  (#eq? @_exports "module.exports")
  (#set! hook "whole_export")
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

((assignment_expression
  left: (member_expression) @_exports
  right: (class !name)) @def.type.class
  (#eq? @_exports "module.exports")
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

((assignment_expression
  left: (member_expression) @_exports
  right: [
    (identifier) @export
    (object [
      (shorthand_property_identifier) @export
      (pair value: (identifier) @export)
    ])
  ])
  (#eq? @_exports "module.exports"))

((assignment_expression
  left: (member_expression) @_exports
  right: (object (pair key: (_) @name value: (_) @_value) @def.value.variable))
  (#eq? @_exports "module.exports")
  (#not-match? @_value "^(?!(?:true|false|null)$)[A-Za-z_$][\\w$]*$")
  (#set! assigned)
  (#set! binds "nowhere")
  (#set! property.exported "true"))

((object
  (method_definition
    "async"? @modifier
    ["get" "set" "*"]? @modifier
    name: (_) @name
    parameters: (_) @params) @def.callable.function)
  (#set! hook "exported_member")
  (#set! binds "nowhere")
  (#set! property.exported "true"))

((pair key: (_) @name value: (_
    "async"? @modifier
    "*"? @modifier
    [parameters: (_) parameter: (_)] @params)) @def.callable.function
  (#set! hook "exported_member")
  (#set! binds "nowhere")
  (#set! property.exported "true"))

; Exports of ECMAScript modules.

((export_statement "default"? @property.default declaration: (_) @on) @span
  (#set! property.exported "true"))

(program (export_statement !source (export_clause (export_specifier name: (identifier) @export))))

(program (export_statement value: (identifier) @export))

((export_statement value: (_) @_value) @def.value.constant
  (#not-match? @_value "^(?!(?:true|false|null)$)[A-Za-z_$][\\w$]*$")
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

((export_statement value: (_
    "async"? @modifier
    "*"? @modifier
    [parameters: (_) parameter: (_)] @params)) @def.callable.function
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

((export_statement value: (class !name)) @def.type.class
  (#set! name "default")
  (#set! property.exported "true")
  (#set! property.default "true"))

; What has no name, or may have none: its variables are locals.

[
  (arrow_function)
  (function_expression)
  (generator_function)
  (class_static_block)
  (method_definition)
] @barrier

; One parameter without brackets.

(arrow_function parameter: (identifier) @param.name @params)
