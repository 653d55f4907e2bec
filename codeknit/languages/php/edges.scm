; What a file uses. See "edges.scm" in docs/adding-a-language.md.

; Calls. With three dots for arguments it is none, but a name of the callable.

((function_call_expression function: (_) @_function arguments: (_) @arguments) @call
  (#not-match? @_function "^(empty|isset|unset|eval|exit|die)$")
  (#not-eq? @arguments "(...)"))
((member_call_expression arguments: (_) @arguments) @call
  (#not-eq? @arguments "(...)"))
((nullsafe_member_call_expression arguments: (_) @arguments) @call
  (#not-eq? @arguments "(...)"))
((scoped_call_expression arguments: (_) @arguments) @call
  (#not-eq? @arguments "(...)"))
(object_creation_expression . [(name) (qualified_name) (relative_name)] @new)
(object_creation_expression . [
  (variable_name)
  (parenthesized_expression)
  (member_access_expression)
  (scoped_property_access_expression)
  (subscript_expression)
]) @call

; Supertypes.

(class_declaration (base_clause (_) @inherits))
(interface_declaration (base_clause (_) @inherits))
(class_declaration (class_interface_clause (_) @implements))
(enum_declaration (class_interface_clause (_) @implements))
(class_declaration body: (_ (use_declaration [(name) (qualified_name) (relative_name)] @prepends)))
(trait_declaration body: (_ (use_declaration [(name) (qualified_name) (relative_name)] @prepends)))
(enum_declaration body: (_ (use_declaration [(name) (qualified_name) (relative_name)] @prepends)))

; What a class takes of its traits, and under which name.

(use_instead_of_clause (class_constant_access_expression . (_) @taken.of (name) @taken))
(use_as_clause
  (class_constant_access_expression . (_) @taken.of (name) @taken)
  (name) @taken.as)
(use_declaration
  [(name) (qualified_name) (relative_name)] @taken.of
  (use_list (use_as_clause . (name) @taken (name) @taken.as)))

((anonymous_class "class" @inherits body: (_) @decorated)
  (#set! hook "anonymous_base"))

; Attributes.

([
  (class_declaration attributes: (_ (_ (attribute . (_) @decorator))))
  (interface_declaration attributes: (_ (_ (attribute . (_) @decorator))))
  (trait_declaration attributes: (_ (_ (attribute . (_) @decorator))))
  (enum_declaration attributes: (_ (_ (attribute . (_) @decorator))))
  (function_definition attributes: (_ (_ (attribute . (_) @decorator))))
  (method_declaration attributes: (_ (_ (attribute . (_) @decorator))))
  (property_declaration attributes: (_ (_ (attribute . (_) @decorator))))
  (const_declaration attributes: (_ (_ (attribute . (_) @decorator))))
  (enum_case attributes: (_ (_ (attribute . (_) @decorator))))
] @decorated)

; Values of variables.

(assignment_expression left: (variable_name) @local right: (_) @local.value)
(augmented_assignment_expression left: (variable_name) @local "??=" right: (_) @local.value)
(augmented_assignment_expression left: (variable_name) @local operator: [
  "+=" "-=" "*=" "/=" "%=" ".=" "**=" "<<=" ">>=" "&=" "|=" "^="
])
(reference_assignment_expression left: (variable_name) @local)
(reference_assignment_expression right: (variable_name) @local)
(list_literal (variable_name) @local)
(list_literal (by_ref (variable_name) @local))
(array_creation_expression (array_element_initializer (by_ref (variable_name) @local)))
(foreach_statement (_) (variable_name) @local)
(foreach_statement (_) (by_ref (variable_name) @local))
(foreach_statement (pair (variable_name) @local))
(foreach_statement (pair (by_ref (variable_name) @local)))
(static_variable_declaration name: (variable_name) @local)
(update_expression (variable_name) @local)
(catch_clause type: (_) @local.type name: (variable_name) @local)
(global_declaration (variable_name) @bind.outer)
(anonymous_function_use_clause (by_ref (variable_name) @bind.outer))

(anonymous_function_use_clause (variable_name) @carried)
(anonymous_function_use_clause (by_ref (variable_name) @carried))
(arrow_function) @open

(assignment_expression
  left: [(member_access_expression) (scoped_property_access_expression)] @attribute
  right: (_) @attribute.value)
(augmented_assignment_expression
  left: [(member_access_expression) (scoped_property_access_expression)] @attribute
  "??="
  right: (_) @attribute.value)
(reference_assignment_expression
  left: [(member_access_expression) (scoped_property_access_expression)] @attribute)

(return_statement (_) @result)

; Imports of functions and constants, and of files.

((namespace_use_clause
  type: ["function" "const"] @_type
  . [(name) (qualified_name)] @import.module
  alias: (name)? @import.alias)
  (#set! hook "named_import"))
((namespace_use_declaration
  . (namespace_use_clause type: ["function" "const"] @_type)
  (namespace_use_clause
    !type
    . [(name) (qualified_name)] @import.module
    alias: (name)? @import.alias))
  (#set! hook "named_import"))
((namespace_use_declaration
  type: ["function" "const"] @_type
  body: (namespace_use_group (namespace_use_clause
    . [(name) (qualified_name)] @import.module
    alias: (name)? @import.alias)))
  (#set! hook "named_import"))

(require_once_expression (_) @import.module @import.all)
(require_expression (_) @import.module @import.all)
(include_once_expression (_) @import.module @import.all)
(include_expression (_) @import.module @import.all)

; Names used as values. Members and constants of classes are looked for everywhere: that is cheaper
; than to say where. A name alone is a constant there; where a value is tested, it is a class.

(class_constant_access_expression) @value
(member_access_expression) @value
(nullsafe_member_access_expression) @value
(scoped_property_access_expression) @value

(argument [(name) (qualified_name)] @value .)
(return_statement [(name) (qualified_name)] @value)
(array_element_initializer [(name) (qualified_name)] @value)
(binary_expression left: [(name) (qualified_name)] @value)
((binary_expression operator: _ @_operator right: [(name) (qualified_name)] @value)
  (#not-eq? @_operator "instanceof"))
(binary_expression operator: "instanceof" right: [(name) (qualified_name)] @tested)
(catch_clause type: (type_list (named_type) @tested))
(assignment_expression right: [(name) (qualified_name)] @value)
(augmented_assignment_expression right: [(name) (qualified_name)] @value)
(parenthesized_expression [(name) (qualified_name)] @value)
(conditional_expression [(name) (qualified_name)] @value)
(unary_op_expression argument: [(name) (qualified_name)] @value)
(cast_expression value: [(name) (qualified_name)] @value)
(error_suppression_expression [(name) (qualified_name)] @value)
(subscript_expression [(name) (qualified_name)] @value)
(echo_statement [(name) (qualified_name)] @value)
(sequence_expression [(name) (qualified_name)] @value)
(print_intrinsic [(name) (qualified_name)] @value)
(exit_statement [(name) (qualified_name)] @value)
(throw_expression [(name) (qualified_name)] @value)
(yield_expression [(name) (qualified_name)] @value)
(variadic_unpacking [(name) (qualified_name)] @value)
(arrow_function body: [(name) (qualified_name)] @value)
(foreach_statement . [(name) (qualified_name)] @value)
(for_statement [(name) (qualified_name)] @value)
(case_statement value: [(name) (qualified_name)] @value)
(match_condition_list [(name) (qualified_name)] @value)
(match_conditional_expression return_expression: [(name) (qualified_name)] @value)
(match_default_expression return_expression: [(name) (qualified_name)] @value)
(const_element (name) . [(name) (qualified_name)] @value)
(enum_case value: [(name) (qualified_name)] @value)
(property_element default_value: [(name) (qualified_name)] @value)
(simple_parameter default_value: [(name) (qualified_name)] @value)
(property_promotion_parameter default_value: [(name) (qualified_name)] @value)
(static_variable_declaration value: [(name) (qualified_name)] @value)
(list_literal (name) @value)

; Callables, which calls may give to what calls them.

((function_call_expression arguments: (arguments (variadic_placeholder))) @value
  (#set! hook "given"))
((member_call_expression arguments: (arguments (variadic_placeholder))) @value
  (#set! hook "given"))
((scoped_call_expression arguments: (arguments (variadic_placeholder))) @value
  (#set! hook "given"))
((array_creation_expression
  . (array_element_initializer . [(variable_name) (class_constant_access_expression)] .)
  . (array_element_initializer . [(string) (encapsed_string)] .) .) @value
  (#set! hook "given"))
((function_call_expression
  function: (name) @_apply
  arguments: (arguments . (argument . (_) @applied)))
  (#any-of? @_apply "call_user_func" "call_user_func_array"))
