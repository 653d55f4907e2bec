; inherits: cfamily

; Calls. Casts are none.

((call_expression
  function: (qualified_identifier) @call
  arguments: (argument_list) @arguments)
  (#set! hook "no_definition"))
(call_expression
  function: (lambda_expression) @call
  arguments: (argument_list) @arguments)
((call_expression
  function: (template_function name: (identifier) @_name) @call
  arguments: (argument_list) @arguments)
  (#not-match? @_name "^(static|dynamic|const|reinterpret)_cast$"))

(optional_parameter_declaration default_value: (_) @outside)

; Objects that are made.

(new_expression type: _ @new arguments: [(argument_list) (initializer_list)] @arguments)
((new_expression type: _ @new !arguments) (#set! hook "made_alone"))
(compound_literal_expression
  type: [(type_identifier) (qualified_identifier) (template_type)] @new
  value: (initializer_list) @arguments)
(declaration
  type: [(type_identifier) (qualified_identifier) (template_type)] @new
  declarator: (init_declarator
    declarator: (identifier)
    value: [(argument_list) (initializer_list)] @arguments))
(field_declaration
  type: [(type_identifier) (qualified_identifier) (template_type)] @new
  declarator: (field_identifier)
  default_value: (initializer_list) @arguments)

; `T x(y);` looks like a function that takes a `y`.
(compound_statement (declaration
  type: [(type_identifier) (qualified_identifier) (template_type)] @new
  declarator: (function_declarator
    declarator: (identifier)
    parameters: (parameter_list . (parameter_declaration
      type: [(type_identifier) (qualified_identifier)]
      !declarator)) @arguments)))

; A base, or a field by its type.
(field_initializer
  [(field_identifier) (qualified_identifier) (template_method)] @new
  [(argument_list) (initializer_list)] @arguments)

; A type parameter may be some callable.

((template_declaration
  parameters: (template_parameter_list [
    (type_parameter_declaration (type_identifier) @callable)
    (optional_type_parameter_declaration name: (type_identifier) @callable)])
  (function_definition))
  (#set! hook "only_called"))

; Types of locals, and values where the type is left to them.

(declaration
  type: [(type_identifier) (qualified_identifier) (template_type)] @local.type
  declarator: [
    (identifier) @local
    (pointer_declarator (identifier) @local)
    (array_declarator declarator: (identifier) @local)
    (reference_declarator (identifier) @local)])
(declaration
  type: [(type_identifier) (qualified_identifier) (template_type)] @local.type
  declarator: (init_declarator declarator: [
    (identifier) @local
    (pointer_declarator (identifier) @local)
    (array_declarator declarator: (identifier) @local)
    (reference_declarator (identifier) @local)]))
(compound_statement (declaration
  type: [(type_identifier) (qualified_identifier) (template_type)] @local.type
  declarator: (function_declarator
    declarator: (identifier) @local
    parameters: (parameter_list . (parameter_declaration
      type: [(type_identifier) (qualified_identifier)]
      !declarator)))))
(for_range_loop
  type: [(type_identifier) (qualified_identifier) (template_type)] @local.type
  declarator: [
    (identifier) @local
    (pointer_declarator (identifier) @local)
    (reference_declarator (identifier) @local)])
(for_range_loop
  declarator: [
    (identifier) @local
    (pointer_declarator (identifier) @local)
    (reference_declarator (identifier) @local)]
  right: (_) @local.each)
(for_range_loop declarator: (structured_binding_declarator (identifier) @local))

((declaration
  type: (placeholder_type_specifier)
  declarator: (init_declarator declarator: [
    (identifier) @local
    (pointer_declarator (identifier) @local)
    (reference_declarator (identifier) @local)] value: (_) @local.value))
  (#set! hook "kept_pointer"))
((declaration
  type: (placeholder_type_specifier)
  declarator: [
    (identifier) @local
    (pointer_declarator (identifier) @local)
    (reference_declarator (identifier) @local)]
  value: (_) @local.value)
  (#set! hook "kept_pointer"))
(declaration declarator: (reference_declarator (identifier) @local))
(declaration declarator: (init_declarator declarator: [
  (reference_declarator (identifier) @local)
  (structured_binding_declarator (identifier) @local)
  (reference_declarator (structured_binding_declarator (identifier) @local))]))
(lambda_capture_initializer left: (identifier) @local right: (_) @local.value)

[(for_range_loop) (catch_clause) (lambda_expression)] @block

; Other names of types, functions and namespaces.

(alias_declaration
  name: (type_identifier) @local
  type: (type_descriptor !declarator) @local.type)
(type_definition type: [(type_identifier) (qualified_identifier) (template_type)
    (struct_specifier name: (_) !body) (class_specifier name: (_) !body)] @local.type
  declarator: (type_identifier) @local)
(namespace_alias_definition name: (namespace_identifier) @local (_) @local.value .)

(using_declaration . "using" . (qualified_identifier name: (identifier) @local) @local.value)
(using_declaration . "using" .
  (qualified_identifier name: (qualified_identifier name: (identifier) @local)) @local.value)
(using_declaration . "using" .
  (qualified_identifier name: (qualified_identifier
    name: (qualified_identifier name: (identifier) @local))) @local.value)

; Functions and variables that are the file's own.

(namespace_definition !name body: (declaration_list (declaration declarator: [
  (identifier) @internal
  (pointer_declarator (identifier) @internal)
  (array_declarator declarator: (identifier) @internal)
  (init_declarator declarator: [
    (identifier) @internal
    (pointer_declarator (identifier) @internal)
    (array_declarator declarator: (identifier) @internal)])])))

(namespace_definition !name body: (declaration_list [
  (function_definition declarator: [(function_declarator declarator: (identifier) @internal) (pointer_declarator declarator: (function_declarator declarator: (identifier) @internal)) (reference_declarator (function_declarator declarator: (identifier) @internal))])
  (template_declaration (function_definition declarator: [(function_declarator declarator: (identifier) @internal) (pointer_declarator declarator: (function_declarator declarator: (identifier) @internal)) (reference_declarator (function_declarator declarator: (identifier) @internal))]))]))

; Supertypes.

(base_class_clause [(type_identifier) (qualified_identifier) (template_type)] @inherits)

; Names used as values.

(argument_list (qualified_identifier) @value) @given
(argument_list (pointer_expression argument: (qualified_identifier) @value)) @given
(initializer_list [
  (qualified_identifier) @value
  (pointer_expression argument: (qualified_identifier) @value)])
(init_declarator value: [
  (qualified_identifier) @value
  (pointer_expression argument: (qualified_identifier) @value)])
(assignment_expression right: [
  (qualified_identifier) @value
  (pointer_expression argument: (qualified_identifier) @value)])
(return_statement [
  (qualified_identifier) @value
  (pointer_expression argument: (qualified_identifier) @value)])
(conditional_expression (qualified_identifier) @value)
(binary_expression (qualified_identifier) @value)
(unary_expression argument: (qualified_identifier) @value)
(cast_expression value: (qualified_identifier) @value)
(parenthesized_expression (qualified_identifier) @value)
(condition_clause value: [(identifier) (qualified_identifier)] @value)
(subscript_expression argument: (qualified_identifier) @value)
(subscript_argument_list [(identifier) (qualified_identifier)] @value)
(case_statement value: (qualified_identifier) @value)
(array_declarator size: (qualified_identifier) @value)
(enumerator value: (qualified_identifier) @value)
(field_declaration default_value: [(identifier) (qualified_identifier)] @value)
(optional_parameter_declaration
  default_value: [(identifier) (qualified_identifier)] @value)
(throw_statement [(identifier) (qualified_identifier)] @value)
