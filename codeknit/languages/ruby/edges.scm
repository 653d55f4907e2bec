; What a file uses. See "edges.scm" in docs/adding-a-language.md.

; What it loads.

((call
  !receiver
  method: (identifier) @_require
  arguments: (argument_list . (string . (string_content) @import.module @import.all .) .))
  (#any-of? @_require "require" "load"))
((call
  !receiver
  method: (identifier) @_require
  arguments: (argument_list . (string . (string_content) @import.module @import.all .) .))
  (#eq? @_require "require_relative")
  (#set! hook "relative"))
((call
  method: (identifier) @_autoload
  arguments: (argument_list . (_) . (string . (string_content) @import.module @import.all .) .))
  (#eq? @_autoload "autoload"))

; Supertypes and mixins.

((class superclass: (superclass (_) @inherits)) (#set! hook "based"))

((assignment
  left: [(constant) (scope_resolution)]
  right: (call
    receiver: (constant) @_class
    method: (identifier) @_new
    arguments: (argument_list . (_) @inherits))) @decorated
  (#eq? @_class "Class")
  (#eq? @_new "new"))

((call !receiver method: (identifier) @_include arguments: (argument_list (_) @implements))
  (#eq? @_include "include")
  (#set! hook "mixed_in"))
((call !receiver method: (identifier) @_extend arguments: (argument_list (_) @extends))
  (#eq? @_extend "extend")
  (#set! hook "mixed_in"))
((call !receiver method: (identifier) @_prepend arguments: (argument_list (_) @prepends))
  (#eq? @_prepend "prepend")
  (#set! hook "mixed_in"))

((singleton_class
  value: (self)
  body: (body_statement (call
    !receiver
    method: (identifier) @_include
    arguments: (argument_list (_) @extends))))
  (#eq? @_include "include"))

; Calls. What declares is none.

(call receiver: (_)) @call
(super) @call

((call !receiver method: [(identifier) (constant)] @_word) @call
  (#not-match? @_word "^(require(_relative)?|autoload|include|extend|prepend|attr(_reader|_writer|_accessor)?|private|protected|public|module_function|(private|public)_class_method|private_constant|alias_method|define(_singleton)?_method)$"))

; Bare words, wherever an expression stands. Those that are locals are none.

([
  (program (identifier) @call)
  (body_statement (identifier) @call)
  (block_body (identifier) @call)
  (then (identifier) @call)
  (else (identifier) @call)
  (do (identifier) @call)
  (ensure (identifier) @call)
  (begin (identifier) @call)
  (parenthesized_statements (identifier) @call)
  (interpolation (identifier) @call)
  (method body: (identifier) @call)
  (singleton_method body: (identifier) @call)
] (#not-match? @call "^(private|protected|public|module_function)$"))

(argument_list (identifier) @call)
(array (identifier) @call)
(right_assignment_list (identifier) @call)
(call receiver: (identifier) @call)
(element_reference (identifier) @call)
(assignment right: (identifier) @call)
(operator_assignment right: (identifier) @call)
(binary (identifier) @call)
(unary (identifier) @call)
(range (identifier) @call)
(pair value: (identifier) @call)
(pair key: (identifier) @call)
(conditional (identifier) @call)
(if condition: (identifier) @call)
(unless condition: (identifier) @call)
(elsif condition: (identifier) @call)
(while condition: (identifier) @call)
(until condition: (identifier) @call)
(if_modifier (identifier) @call)
(unless_modifier (identifier) @call)
(while_modifier (identifier) @call)
(until_modifier (identifier) @call)
(rescue_modifier (identifier) @call)
(case value: (identifier) @call)
(case_match value: (identifier) @call)
(pattern (identifier) @call)
(in (identifier) @call)
(splat_argument (identifier) @call)
(hash_splat_argument (identifier) @call)
(block_argument (identifier) @call)
(optional_parameter value: (identifier) @call)
(keyword_parameter value: (identifier) @call)
(superclass (identifier) @call)
(exceptions (identifier) @call)
(singleton_class value: (identifier) @call)
(begin_block (identifier) @call)
(end_block (identifier) @call)
(pair key: (hash_key_symbol) @call !value)

; Blocks, and those of them that are run for another object.

[(block) (do_block) (lambda)] @block

((call method: (identifier) @_for block: (_) @unbound)
  (#any-of? @_for
    "instance_eval" "instance_exec" "class_eval" "class_exec" "module_eval" "module_exec"))
((call
  receiver: (constant) @_class
  method: (identifier) @_new
  block: (_) @unbound)
  (#any-of? @_class "Class" "Module" "Struct" "Data")
  (#any-of? @_new "new" "define")
  (#set! hook "nameless"))

; Values of names.

(assignment left: [(identifier) (constant)] @local right: (_) @local.value)
(operator_assignment left: (identifier) @local)
(assignment left: (left_assignment_list [
  (identifier) @local
  (rest_assignment (identifier) @local)
  (destructured_left_assignment [
    (identifier) @local
    (rest_assignment (identifier) @local)
    (destructured_left_assignment (identifier) @local)])]))
(for pattern: [
  (identifier) @local
  (left_assignment_list (identifier) @local)])
(rescue
  exceptions: (exceptions . [(constant) (scope_resolution)] @local.type .)
  variable: (exception_variable (identifier) @local))
(rescue variable: (exception_variable (identifier) @local))
(as_pattern name: (identifier) @local)
(keyword_pattern value: (identifier) @local)
(keyword_pattern key: (hash_key_symbol) @local !value)
(array_pattern (identifier) @local)
(array_pattern (splat_parameter (identifier) @local))
(find_pattern (identifier) @local)
(in_clause pattern: (identifier) @local)
(test_pattern pattern: (identifier) @local)
(match_pattern pattern: (identifier) @local)

(assignment left: (instance_variable) @attribute right: (_) @attribute.value)
(operator_assignment
  left: (instance_variable) @attribute
  operator: "||="
  right: (_) @attribute.value)
((operator_assignment left: (instance_variable) @attribute operator: _ @_operator)
  (#not-eq? @_operator "||="))
(left_assignment_list (instance_variable) @attribute)
(assignment left: (call receiver: (_) method: (_)) @attribute right: (_) @attribute.value)
(operator_assignment left: (call receiver: (_) method: (_)) @attribute)

; What methods give: what they return, and their last expression.

(return (argument_list . (_) @result .))
(method body: (body_statement (_) @result .))
(singleton_method body: (body_statement (_) @result .))
(method body: [
  (identifier) (call) (constant) (scope_resolution) (self) (instance_variable) (super) (assignment)] @result)
(singleton_method body: [
  (identifier) (call) (constant) (scope_resolution) (self) (instance_variable) (super) (assignment)] @result)

; Names used as values.

(argument_list [(constant) (scope_resolution)] @value)
(assignment right: [(constant) (scope_resolution)] @value)
(operator_assignment right: [(constant) (scope_resolution)] @value)
(array [(constant) (scope_resolution)] @value)
(pair value: [(constant) (scope_resolution)] @value)
(body_statement [(constant) (scope_resolution)] @value)
(then [(constant) (scope_resolution)] @value)
(else [(constant) (scope_resolution)] @value)
(block_body [(constant) (scope_resolution)] @value)
(conditional [(constant) (scope_resolution)] @value)
(binary [(constant) (scope_resolution)] @value)
(pattern [(constant) (scope_resolution)] @value)
(exceptions [(constant) (scope_resolution)] @value)
(optional_parameter value: [(constant) (scope_resolution)] @value)
(keyword_parameter value: [(constant) (scope_resolution)] @value)
(interpolation [(constant) (scope_resolution)] @value)
(if condition: [(constant) (scope_resolution)] @value)
(unless condition: [(constant) (scope_resolution)] @value)
(elsif condition: [(constant) (scope_resolution)] @value)
(while condition: [(constant) (scope_resolution)] @value)
(until condition: [(constant) (scope_resolution)] @value)
(if_modifier [(constant) (scope_resolution)] @value)
(unless_modifier [(constant) (scope_resolution)] @value)
(while_modifier [(constant) (scope_resolution)] @value)
(until_modifier [(constant) (scope_resolution)] @value)
(case value: [(constant) (scope_resolution)] @value)
(case_match value: [(constant) (scope_resolution)] @value)
(in_clause pattern: [(constant) (scope_resolution)] @value)
(alternative_pattern [(constant) (scope_resolution)] @value)
(array_pattern [(constant) (scope_resolution)] @value)
(find_pattern [(constant) (scope_resolution)] @value)
(hash_pattern [(constant) (scope_resolution)] @value)
(keyword_pattern value: [(constant) (scope_resolution)] @value)
(as_pattern value: [(constant) (scope_resolution)] @value)
(match_pattern pattern: [(constant) (scope_resolution)] @value)
(test_pattern pattern: [(constant) (scope_resolution)] @value)
(unary operand: [(constant) (scope_resolution)] @value)
(parenthesized_statements [(constant) (scope_resolution)] @value)
(element_reference [(constant) (scope_resolution)] @value)
(pair key: [(constant) (scope_resolution)] @value)
(method body: [(constant) (scope_resolution)] @value)
(singleton_method body: [(constant) (scope_resolution)] @value)
(range [(constant) (scope_resolution)] @value)
(splat_argument [(constant) (scope_resolution)] @value)
(hash_splat_argument [(constant) (scope_resolution)] @value)
(block_argument [(constant) (scope_resolution)] @value)
(rescue_modifier [(constant) (scope_resolution)] @value)
(right_assignment_list [(constant) (scope_resolution)] @value)
(begin [(constant) (scope_resolution)] @value)
(ensure [(constant) (scope_resolution)] @value)
(in [(constant) (scope_resolution)] @value)
