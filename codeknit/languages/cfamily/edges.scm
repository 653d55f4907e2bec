; What a file of C or C++ uses. See "edges.scm" in docs/adding-a-language.md.

(call_expression
  function: [
    (identifier) (field_expression) (parenthesized_expression) (call_expression)
    (subscript_expression)] @call
  arguments: (argument_list) @arguments)

; Names bound in functions hide those of the file.

(declaration declarator: [
  (identifier) @local
  (pointer_declarator [
    (identifier) @local
    (pointer_declarator (identifier) @local)
    (array_declarator declarator: (identifier) @local)])
  (array_declarator declarator: [
    (identifier) @local
    (array_declarator declarator: (identifier) @local)])
  (init_declarator declarator: [
    (identifier) @local
    (pointer_declarator [
      (identifier) @local
      (pointer_declarator (identifier) @local)
      (array_declarator declarator: (identifier) @local)])
    (array_declarator declarator: [
      (identifier) @local
      (array_declarator declarator: (identifier) @local)])])
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator [
    (identifier) @local
    (array_declarator declarator: (identifier) @local)])))])

((declaration declarator: (init_declarator
  declarator: (function_declarator
    declarator: (parenthesized_declarator (pointer_declarator (identifier) @local)))
  value: (_) @local.value))
  (#set! hook "kept_pointer"))

; Tables of functions.

((declaration declarator: (init_declarator
  declarator: [
    (array_declarator declarator: (identifier) @local)
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      (array_declarator declarator: (identifier) @local))))]
  value: (initializer_list) @local.value))
  (#set! hook "kept_table"))

[
  (compound_statement) (for_statement) (if_statement) (while_statement) (switch_statement)
] @block

; Names used as values.

(argument_list (identifier) @value) @given
(argument_list (pointer_expression argument: (identifier) @value)) @given
(init_declarator value: [
  (identifier) @value
  (pointer_expression argument: (identifier) @value)])
(assignment_expression right: [
  (identifier) @value
  (pointer_expression argument: (identifier) @value)])
(initializer_list [(identifier) @value (pointer_expression argument: (identifier) @value)])
(initializer_pair value: [
  (identifier) @value
  (pointer_expression argument: (identifier) @value)])
(subscript_designator (identifier) @value)
(return_statement [(identifier) @value (pointer_expression argument: (identifier) @value)])
(conditional_expression (identifier) @value)
(binary_expression (identifier) @value)
(unary_expression argument: (identifier) @value)
(cast_expression value: (identifier) @value)
(parenthesized_expression (identifier) @value)
(comma_expression (identifier) @value)
(subscript_expression (identifier) @value)
(case_statement value: (identifier) @value)
(array_declarator size: (identifier) @value)
(enumerator value: (identifier) @value)
(bitfield_clause (identifier) @value)
