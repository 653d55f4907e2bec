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

; Bare words, wherever an expression stands. Those that are locals are none. Constants are values there.
; One pattern for both: each costs a few milliseconds when it is compiled.

([
  (program (identifier) @call)
  (body_statement [(identifier) @call (constant) @value (scope_resolution) @value])
  (block_body [(identifier) @call (constant) @value (scope_resolution) @value])
  (then [(identifier) @call (constant) @value (scope_resolution) @value])
  (else [(identifier) @call (constant) @value (scope_resolution) @value])
  (do (identifier) @call)
  (ensure [(identifier) @call (constant) @value (scope_resolution) @value])
  (begin [(identifier) @call (constant) @value (scope_resolution) @value])
  (parenthesized_statements [(identifier) @call (constant) @value (scope_resolution) @value])
  (interpolation [(identifier) @call (constant) @value (scope_resolution) @value])
  (method body: [(identifier) @call (constant) @value (scope_resolution) @value])
  (singleton_method body: [(identifier) @call (constant) @value (scope_resolution) @value])
] (#not-match? @call "^(private|protected|public|module_function)$"))

(argument_list [(identifier) @call (constant) @value (scope_resolution) @value])
(array [(identifier) @call (constant) @value (scope_resolution) @value])
(right_assignment_list [(identifier) @call (constant) @value (scope_resolution) @value])
(call receiver: (identifier) @call)
(element_reference [(identifier) @call (constant) @value (scope_resolution) @value])
(assignment right: [(identifier) @call (constant) @value (scope_resolution) @value])
(operator_assignment right: [(identifier) @call (constant) @value (scope_resolution) @value])
(binary [(identifier) @call (constant) @value (scope_resolution) @value])
(unary [(identifier) @call (constant) @value (scope_resolution) @value])
(range [(identifier) @call (constant) @value (scope_resolution) @value])
(pair value: [(identifier) @call (constant) @value (scope_resolution) @value])
(pair key: [(identifier) @call (constant) @value (scope_resolution) @value])
(conditional [(identifier) @call (constant) @value (scope_resolution) @value])
(if condition: [(identifier) @call (constant) @value (scope_resolution) @value])
(unless condition: [(identifier) @call (constant) @value (scope_resolution) @value])
(elsif condition: [(identifier) @call (constant) @value (scope_resolution) @value])
(while condition: [(identifier) @call (constant) @value (scope_resolution) @value])
(until condition: [(identifier) @call (constant) @value (scope_resolution) @value])
(if_modifier [(identifier) @call (constant) @value (scope_resolution) @value])
(unless_modifier [(identifier) @call (constant) @value (scope_resolution) @value])
(while_modifier [(identifier) @call (constant) @value (scope_resolution) @value])
(until_modifier [(identifier) @call (constant) @value (scope_resolution) @value])
(rescue_modifier [(identifier) @call (constant) @value (scope_resolution) @value])
(case value: [(identifier) @call (constant) @value (scope_resolution) @value])
(case_match value: [(identifier) @call (constant) @value (scope_resolution) @value])
(pattern [(identifier) @call (constant) @value (scope_resolution) @value])
(in [(identifier) @call (constant) @value (scope_resolution) @value])
(splat_argument [(identifier) @call (constant) @value (scope_resolution) @value])
(hash_splat_argument [(identifier) @call (constant) @value (scope_resolution) @value])
(block_argument [(identifier) @call (constant) @value (scope_resolution) @value])
(optional_parameter value: [(identifier) @call (constant) @value (scope_resolution) @value])
(keyword_parameter value: [(identifier) @call (constant) @value (scope_resolution) @value])
(superclass (identifier) @call)
(exceptions [(identifier) @call (constant) @value (scope_resolution) @value])
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
(operator_assignment left: (identifier) @local operator: "||=" right: (_) @local.value)
((operator_assignment left: (identifier) @local operator: _ @_operator)
  (#not-eq? @_operator "||="))
(assignment left: (left_assignment_list [
  (identifier) @local
  (rest_assignment (identifier) @local)
  (destructured_left_assignment [
    (identifier) @local
    (rest_assignment (identifier) @local)
    (destructured_left_assignment (identifier) @local)])]))
(assignment
  left: (left_assignment_list) @locals
  right: (right_assignment_list) @locals.values)
(for pattern: [
  (identifier) @local
  (left_assignment_list (identifier) @local)])
(rescue
  exceptions: (exceptions . [(constant) (scope_resolution)] @local.type .)
  variable: (exception_variable (identifier) @local))
(rescue variable: (exception_variable (identifier) @local))
(as_pattern value: [(constant) (scope_resolution)] @local.type name: (identifier) @local)
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

; Objects that get methods of their own.

(singleton_method object: [(identifier) (instance_variable)] @rewritten)
((singleton_class value: [(identifier) (instance_variable)] @rewritten)
  (#set! needs "<<"))
((call receiver: [(identifier) (instance_variable)] @rewritten method: (identifier) @_extend)
  (#eq? @_extend "extend")
  (#set! needs ".extend"))
((call receiver: [(identifier) (instance_variable)] @rewritten method: (identifier) @_define)
  (#eq? @_define "define_singleton_method")
  (#set! needs ".define_singleton_method"))

; Methods that are taken away again.

((undef) @removed
  (#set! hook "taken_away"))
((call !receiver method: (identifier) @_taking arguments: (argument_list)) @removed
  (#eq? @_taking "undef_method")
  (#set! needs "undef_method")
  (#set! hook "taken_away"))
((call !receiver method: (identifier) @_taking arguments: (argument_list)) @removed
  (#eq? @_taking "remove_method")
  (#set! needs "remove_method")
  (#set! hook "taken_away"))

; What methods give: what they return, and their last expression.

(return (argument_list . (_) @result .))
(method body: (body_statement (_) @result .))
(singleton_method body: (body_statement (_) @result .))
(method body: [
  (identifier) (call) (constant) (scope_resolution) (self) (instance_variable) (super) (assignment)] @result)
(singleton_method body: [
  (identifier) (call) (constant) (scope_resolution) (self) (instance_variable) (super) (assignment)] @result)

; Methods as objects, and constants in patterns.

((call
  method: (identifier) @_method
  arguments: (argument_list . (simple_symbol) .)) @value
  (#any-of? @_method "method" "public_method")
  (#set! hook "given"))

(in_clause pattern: [(constant) (scope_resolution)] @value)
(alternative_pattern [(constant) (scope_resolution)] @value)
(array_pattern [(constant) (scope_resolution)] @value)
(find_pattern [(constant) (scope_resolution)] @value)
(hash_pattern [(constant) (scope_resolution)] @value)
(keyword_pattern value: [(constant) (scope_resolution)] @value)
(as_pattern value: [(constant) (scope_resolution)] @value)
(match_pattern pattern: [(constant) (scope_resolution)] @value)
(test_pattern pattern: [(constant) (scope_resolution)] @value)
