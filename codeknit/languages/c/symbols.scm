; Types with a body, and forward declarations (which other mentions of `struct X` are not:
; `declared_alone`).

(struct_specifier name: (type_identifier) @name body: (_)) @def.type.struct
(union_specifier name: (type_identifier) @name body: (_)) @def.type.union
((enum_specifier name: (type_identifier) @name body: (_)) @def.type.enum
  (#not-eq? @name ""))

((struct_specifier name: (type_identifier) @name !body) @def.type.struct
  (#set! hook "declared_alone"))
((union_specifier name: (type_identifier) @name !body) @def.type.union
  (#set! hook "declared_alone"))
((enum_specifier name: (type_identifier) @name !body) @def.type.enum
  (#set! hook "declared_alone"))

; A type without a name takes that of the typedef; else its members belong to the variable.

((type_definition type: (struct_specifier !name body: (_)) @def.type.struct) @_statement
  (#set! hook "named_by_typedef"))
((type_definition type: (union_specifier !name body: (_)) @def.type.union) @_statement
  (#set! hook "named_by_typedef"))
((type_definition type: (enum_specifier !name body: (_)) @def.type.enum) @_statement
  (#set! hook "named_by_typedef"))

((type_definition type: [
    (struct_specifier !name body: (_))
    (union_specifier !name body: (_))
    (enum_specifier !name body: (_))] @region) @_statement
  (#set! hook "members_of_typedef"))
((declaration type: [
    (struct_specifier !name body: (_))
    (union_specifier !name body: (_))] @region) @_statement
  (#set! hook "members_of_variable"))
((field_declaration type: [
    (struct_specifier !name body: (_))
    (union_specifier !name body: (_))] @region) @_statement
  (#set! hook "members_of_variable"))

((type_definition declarator: (_) @_declarator) @def.type.type_alias
  (#set! encloses "false")
  (#set! hook "type_alias"))

; Values. Those in function bodies are locals.

((enumerator name: (identifier) @name) @def.value.enum_member)

((field_declaration declarator: (_) @_declarator) @def.value.variable
  (#set! hook "variable"))
((field_declaration
  declarator: (_) @_declarator
  . (bitfield_clause (_) @value.bits)) @def.value.variable
  (#set! hook "variable"))

([
  (translation_unit (declaration declarator: (_) @_declarator) @def.value.variable)
  (declaration_list (declaration declarator: (_) @_declarator) @def.value.variable)
  (linkage_specification (declaration declarator: (_) @_declarator) @def.value.variable)
  (preproc_if (declaration declarator: (_) @_declarator) @def.value.variable)
  (preproc_ifdef (declaration declarator: (_) @_declarator) @def.value.variable)
  (preproc_else (declaration declarator: (_) @_declarator) @def.value.variable)
  (preproc_elif (declaration declarator: (_) @_declarator) @def.value.variable)
  (preproc_elifdef (declaration declarator: (_) @_declarator) @def.value.variable)
 ]
  (#set! hook "variable"))

((declaration
  (type_qualifier) @_qualifier
  declarator: (_) @_declarator) @def.value.constant
  (#any-of? @_qualifier "const" "constexpr")
  (#set! hook "constant"))

((declaration declarator: [
    (pointer_declarator (type_qualifier))
    (init_declarator declarator: (pointer_declarator (type_qualifier)))
    (init_declarator declarator: (pointer_declarator
      declarator: (pointer_declarator (type_qualifier))))] @_declarator) @def.value.constant
  (#set! hook "constant"))

; Functions and prototypes.

((function_definition declarator: (_) @_declarator) @def.callable.function
  (#set! hook "function"))

([
  (translation_unit (declaration declarator: [(function_declarator) (pointer_declarator) (parenthesized_declarator) (array_declarator) (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (declaration_list (declaration declarator: [(function_declarator) (pointer_declarator) (parenthesized_declarator) (array_declarator) (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (linkage_specification (declaration declarator: [(function_declarator) (pointer_declarator) (parenthesized_declarator) (array_declarator) (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (preproc_if (declaration declarator: [(function_declarator) (pointer_declarator) (parenthesized_declarator) (array_declarator) (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (preproc_ifdef (declaration declarator: [(function_declarator) (pointer_declarator) (parenthesized_declarator) (array_declarator) (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (preproc_else (declaration declarator: [(function_declarator) (pointer_declarator) (parenthesized_declarator) (array_declarator) (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (preproc_elif (declaration declarator: [(function_declarator) (pointer_declarator) (parenthesized_declarator) (array_declarator) (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (preproc_elifdef (declaration declarator: [(function_declarator) (pointer_declarator) (parenthesized_declarator) (array_declarator) (attributed_declarator)] @_declarator) @def.callable.function_prototype)
 ]
  (#set! hook "prototype"))

((compound_statement (declaration
  declarator: (function_declarator declarator: (identifier))
    @_declarator) @def.callable.function_prototype)
  (#set! hook "local_prototype"))

; Macros belong to the file, wherever they stand.

((preproc_def name: (identifier) @name) @def.value.macro
  (#set! beyond "everything"))

((preproc_function_def
  name: (identifier) @name
  parameters: (preproc_params) @params) @def.callable.macro
  (#set! encloses "false")
  (#set! beyond "everything"))

((preproc_include path: (_) @name) @def.meta.include
  (#set! assigned)
  (#set! beyond "everything")
  (#set! property.resolution "unresolved"))

; Parameters.

((parameter_list (parameter_declaration) @param.type) @params
  (#set! hook "parameter"))

(preproc_params [(identifier) "..."] @param.name) @params

; Names in type position: one walk of the tree is cheaper than two.

(type_identifier) @ref
