; What JavaScript and TypeScript code uses. See "edges.scm" in docs/adding-a-language.md.

; Calls. `new` calls what it makes an object of. Before `?.` and templates the grammar has no
; `expression`, although an identifier there is one elsewhere.

(call_expression
  function: [(expression) (primary_expression)] @call
  arguments: (arguments) @arguments)
(call_expression function: (primary_expression) @call arguments: (template_string))

(new_expression constructor: (_) @call arguments: (arguments)? @arguments)

; Decorators are evaluated outside of what they stand at.

(decorator) @outside
(decorator (call_expression function: (_) @call arguments: (_) @arguments))

(class_declaration decorator: (decorator (_) @decorator)) @decorated

(export_statement
  decorator: (decorator (_) @decorator)
  declaration: (_) @decorated)

; Values of names.

(variable_declarator name: (identifier) @local value: (_) @local.value)

(variable_declarator name: (identifier) @local !value) @local.value

; Names in patterns, with what each gets of the value that is taken apart.

((object_pattern [
  (shorthand_property_identifier_pattern) @local
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @local)
  (pair_pattern value: (identifier) @local)
  (pair_pattern value: (assignment_pattern left: (identifier) @local))
  (rest_pattern (identifier) @local)
])
  (#set! hook "taken_name"))

((array_pattern [
  (identifier) @local
  (assignment_pattern left: (identifier) @local)
  (rest_pattern (identifier) @local)
])
  (#set! hook "taken_name"))

(variable_declaration (variable_declarator name: (_) @hoisted))

((for_in_statement kind: _ left: (_) @local)
  (#set! hook "local_names"))

(for_in_statement kind: _ left: (identifier) @local operator: "of" right: (_) @local.each)

; What functions are given that an array calls with each of its elements.

((call_expression
  function: (member_expression object: (_) @local.each property: (property_identifier) @_method)
  arguments: (arguments . (arrow_function parameter: (identifier) @local)))
  (#any-of? @_method
    "every" "filter" "find" "findIndex" "findLast" "findLastIndex" "flatMap" "forEach" "map" "some"))

; What is called with a module that is loaded later.

((call_expression
  function: (member_expression
    object: (call_expression function: (import)) @local.value
    property: (property_identifier) @_then)
  arguments: (arguments . (arrow_function parameter: (identifier) @local)))
  (#eq? @_then "then"))

((catch_clause parameter: (_) @local)
  (#set! hook "local_names"))

(assignment_expression left: (identifier) @assigned right: (_) @assigned.value)

((assignment_expression left: [(object_pattern) (array_pattern)] @assigned)
  (#set! hook "assigned_names"))

(augmented_assignment_expression
  left: (identifier) @assigned
  operator: ["||=" "&&=" "??="]
  right: (_) @assigned.value)

(for_in_statement !kind left: (identifier) @assigned)

(assignment_expression left: (member_expression) @attribute right: (_) @attribute.value)

(return_statement (expression) @result)

(arrow_function body: (expression) @result)

; The own name of an expression is seen inside of it.

(function_expression name: (identifier) @local) @local.value
(generator_function name: (identifier) @local) @local.value
(class name: (_) @local) @local.value

; Exports.

(export_statement "default" @exported value: (identifier) @exported.value)

(export_statement "default" @exported declaration: (_) @exported.value)

(export_statement !source (export_clause (export_specifier
  name: _ @exported.value @exported
  !alias)))

(export_statement !source (export_clause (export_specifier
  name: _ @exported.value
  alias: _ @exported)))

((assignment_expression
  left: (member_expression) @_whole
  "=" @exported
  right: (_)) @exported.value
  (#eq? @_whole "module.exports")
  (#set! hook "whole_value"))

((assignment_expression
  left: (member_expression) @_whole
  right: (object (shorthand_property_identifier) @exported.value @exported))
  (#eq? @_whole "module.exports"))

((assignment_expression
  left: (member_expression) @_whole
  right: (object (pair key: (_) @exported value: (_)) @exported.value))
  (#eq? @_whole "module.exports"))

((assignment_expression
  left: (member_expression) @_whole
  right: (object (method_definition name: (_) @exported) @exported.value))
  (#eq? @_whole "module.exports"))

((assignment_expression
  left: (member_expression) @_whole
  right: (object (spread_element "..." @exported (_) @exported.value)))
  (#eq? @_whole "module.exports"))

((call_expression
  function: (member_expression) @_assign
  arguments: (arguments . (_) @_whole . (object [
    (shorthand_property_identifier) @exported.value @exported
    (pair key: (_) @exported) @exported.value
    (spread_element "..." @exported (_) @exported.value)
  ]) .))
  (#eq? @_assign "Object.assign")
  (#any-of? @_whole "exports" "module.exports"))

((assignment_expression
  left: (member_expression
    object: (_) @_exports
    property: (property_identifier) @exported)) @exported.value
  (#any-of? @_exports "exports" "module.exports"))

; Words for the object at hand mean another one in these. Blocks have names of their own.

[
  (function_declaration) (function_expression)
  (generator_function_declaration) (generator_function)
  (method_definition)
] @unbound

[(for_statement) (for_in_statement) (catch_clause) (switch_body)] @block
(if_statement consequence: (statement_block) @block)
(else_clause (statement_block) @block)
(while_statement body: (statement_block) @block)
(do_statement body: (statement_block) @block)
(try_statement body: (statement_block) @block)
(finally_clause body: (statement_block) @block)
(statement_block (statement_block) @block)
(program (statement_block) @block)
(labeled_statement body: (statement_block) @block)

(assignment_expression
  left: (subscript_expression object: [(identifier) (member_expression)] @rewritten))

; Names used as values.

(arguments [(identifier) (member_expression) (object)] @value) @given

(variable_declarator name: (identifier) value: [(identifier) (member_expression)] @value @passed)
(variable_declarator
  name: [(object_pattern) (array_pattern)]
  value: [(identifier) (member_expression)] @value)
(assignment_expression
  left: (_) @passed.to
  right: [(identifier) (member_expression)] @value @passed)
(assignment_pattern right: [(identifier) (member_expression)] @value)
(return_statement [(identifier) (member_expression)] @value)
(arrow_function body: [(identifier) (member_expression)] @value)
(array [(identifier) (member_expression)] @value)
(pair value: [(identifier) (member_expression)] @value)
(object (shorthand_property_identifier) @value)
(ternary_expression [(identifier) (member_expression)] @value)
(binary_expression [(identifier) (member_expression)] @value)
(parenthesized_expression [(identifier) (member_expression)] @value)
(template_substitution [(identifier) (member_expression)] @value)
(subscript_expression [(identifier) (member_expression)] @value)
(await_expression [(identifier) (member_expression)] @value)
(yield_expression [(identifier) (member_expression)] @value)
(throw_statement [(identifier) (member_expression)] @value)
(spread_element [(identifier) (member_expression)] @value)
(export_statement value: [(identifier) (member_expression)] @value)
(object_assignment_pattern right: [(identifier) (member_expression)] @value)
(augmented_assignment_expression right: [(identifier) (member_expression)] @value)
(unary_expression argument: [(identifier) (member_expression)] @value)
(for_in_statement right: [(identifier) (member_expression)] @value)
(for_statement condition: [(identifier) (member_expression)] @value)
(switch_case value: [(identifier) (member_expression)] @value)
(computed_property_name [(identifier) (member_expression)] @value)

; Elements that are changed otherwise than by plain assignment.

([
  (augmented_assignment_expression left: (subscript_expression object: (identifier) @element))
  (update_expression argument: (subscript_expression object: (identifier) @element))
  (unary_expression "delete" argument: (subscript_expression object: (identifier) @element))
  (for_in_statement left: (subscript_expression object: (identifier) @element))
  (array_pattern (subscript_expression object: (identifier) @element))
  (rest_pattern (subscript_expression object: (identifier) @element))
  (assignment_pattern left: (subscript_expression object: (identifier) @element))
  (pair_pattern value: (subscript_expression object: (identifier) @element))
])
