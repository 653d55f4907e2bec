; What a file uses. See "edges.scm" in docs/adding-a-language.md.

; Calls.

((invocation_expression function: (_) @call arguments: (_) @arguments)
  (#not-eq? @call "nameof"))

(constructor_initializer ["this" "base"] @call (argument_list) @arguments)

(object_creation_expression
  type: [(identifier) (qualified_name) (generic_name) (alias_qualified_name)] @new
  arguments: (_)? @arguments)

; What a primary constructor gives to that of the supertype. Its parameters hide members there.

(base_list . (primary_constructor_base_type
  type: [(identifier) (qualified_name) (generic_name)] @above
  (argument_list) @arguments))
(base_list
  . [(identifier) (qualified_name) (generic_name)] @above
  . (argument_list) @arguments)
([
  (class_declaration (parameter_list) (base_list) @block)
  (record_declaration (parameter_list) (base_list) @block)
])
([
  (class_declaration
    (parameter_list (parameter type: (_) @local.type name: (identifier) @local))
    (base_list) @local.in)
  (record_declaration
    (parameter_list (parameter type: (_) @local.type name: (identifier) @local))
    (base_list) @local.in)
])

; What an extension block extends is seen in all of it.

((struct_declaration
  name: (identifier) @_name
  (parameter_list (parameter type: (_) @local.type name: (identifier) @local))
  body: (declaration_list) @local.in @block)
  (#eq? @_name "__"))

; `new(…)`, of the type that is stated for what it is given to.

((implicit_object_creation_expression "new" @new (argument_list) @arguments)
  (#set! hook "created"))
((implicit_object_creation_expression "new" @call (argument_list) @arguments)
  (#set! hook "created_of_any"))

; Supertypes.

; Only the first of those that a class names may be a class.

(class_declaration (base_list . [(identifier) (qualified_name) (generic_name)] @base))
(class_declaration
  (base_list (_) . [(identifier) (qualified_name) (generic_name)] @implements))
(record_declaration (base_list . [(identifier) (qualified_name) (generic_name)] @base))
(record_declaration
  (base_list (_) . [(identifier) (qualified_name) (generic_name)] @implements))
(struct_declaration (base_list [(identifier) (qualified_name) (generic_name)] @implements))
(interface_declaration (base_list [(identifier) (qualified_name) (generic_name)] @inherits))
(base_list (primary_constructor_base_type
  type: [(identifier) (qualified_name) (generic_name)] @base))

; Attributes.

([
  (class_declaration (attribute_list (attribute name: (_) @decorator)))
  (struct_declaration (attribute_list (attribute name: (_) @decorator)))
  (interface_declaration (attribute_list (attribute name: (_) @decorator)))
  (enum_declaration (attribute_list (attribute name: (_) @decorator)))
  (record_declaration (attribute_list (attribute name: (_) @decorator)))
  (delegate_declaration (attribute_list (attribute name: (_) @decorator)))
  (method_declaration (attribute_list (attribute name: (_) @decorator)))
  (constructor_declaration (attribute_list (attribute name: (_) @decorator)))
  (property_declaration (attribute_list (attribute name: (_) @decorator)))
  (indexer_declaration (attribute_list (attribute name: (_) @decorator)))
  (event_declaration (attribute_list (attribute name: (_) @decorator)))
  (operator_declaration (attribute_list (attribute name: (_) @decorator)))
  (conversion_operator_declaration (attribute_list (attribute name: (_) @decorator)))
  (enum_member_declaration (attribute_list (attribute name: (_) @decorator)))
  (local_function_statement (attribute_list (attribute name: (_) @decorator)))
] @decorated)

(field_declaration
  (attribute_list (attribute name: (_) @decorator))
  (variable_declaration (variable_declarator) @decorated))
(event_field_declaration
  (attribute_list (attribute name: (_) @decorator))
  (variable_declaration (variable_declarator) @decorated))

; Variables. They are visible in the block that declares them.

[
  (block)
  (for_statement)
  (foreach_statement)
  (while_statement)
  (using_statement)
  (catch_clause)
  (switch_section)
  (switch_expression_arm)
  (query_expression)
] @block

(local_declaration_statement (variable_declaration
  type: (_) @local.type
  (variable_declarator name: (identifier) @local))
  (#not-eq? @local.type "var"))
(local_declaration_statement (variable_declaration
  type: [(identifier) (generic_name) (qualified_name)] @local.type
  (variable_declarator
    name: (identifier) @local
    . [(identifier) (member_access_expression)] @local.value)))
(local_declaration_statement (variable_declaration
  type: (implicit_type)
  (variable_declarator name: (identifier) @local . (_) @local.value)))
(for_statement initializer: (variable_declaration
  type: (_) @local.type
  (variable_declarator name: (identifier) @local))
  (#not-eq? @local.type "var"))
(for_statement initializer: (variable_declaration
  type: (implicit_type)
  (variable_declarator name: (identifier) @local . (_) @local.value)))
(using_statement (variable_declaration
  type: (_) @local.type
  (variable_declarator name: (identifier) @local))
  (#not-eq? @local.type "var"))
(using_statement (variable_declaration
  type: (implicit_type)
  (variable_declarator name: (identifier) @local . (_) @local.value)))
(variable_declarator (tuple_pattern name: (identifier) @local))

(foreach_statement type: (_) @local.type left: (identifier) @local
  (#not-eq? @local.type "var"))
(foreach_statement type: (implicit_type) left: (identifier) @local right: (_) @local.each)
(foreach_statement left: (tuple_pattern name: (identifier) @local))

(catch_declaration type: (_) @local.type name: (identifier) @local)
(declaration_pattern type: (_) @local.type name: (identifier) @local
  (#not-eq? @local.type "var"))
(recursive_pattern type: (_) @local.type name: (identifier) @local)
(recursive_pattern !type name: (identifier) @local)
(var_pattern (identifier) @local)
(declaration_expression type: (_) @local.type name: (identifier) @local
  (#not-eq? @local.type "var"))
(declaration_expression type: (implicit_type) name: (identifier) @local)
(lambda_expression parameters: (implicit_parameter) @local)
(from_clause name: (identifier) @local)

; What a type parameter is bounded by.

((type_parameter_constraints_clause
  . (identifier) @local
  . (type_parameter_constraint type: (_) @local.type))
  (#set! hook "bounded"))

; Names used as values, wherever an expression stands; what members are called on or read from is seen
; by the member. (Behind `is` a name may be that of a type.)

(argument_list (argument !name [(identifier) (member_access_expression)] @value)) @given
(argument_list (argument
  name: (_) @given.key . [(identifier) (member_access_expression)] @value)) @given
(bracketed_argument_list (argument !name [(identifier) (member_access_expression)] @value))
(bracketed_argument_list (argument
  name: (_) . [(identifier) (member_access_expression)] @value))
(element_binding_expression (argument [(identifier) (member_access_expression)] @value))
(tuple_expression (argument !name [(identifier) (member_access_expression)] @value))
(tuple_expression (argument name: (_) . [(identifier) (member_access_expression)] @value))
(attribute_argument [(identifier) (member_access_expression)] @value)
(variable_declarator name: (_) . [(identifier) (member_access_expression)] @value)
(property_declaration value: [(identifier) (member_access_expression)] @value)
(enum_member_declaration value: [(identifier) (member_access_expression)] @value)
(parameter name: (_) . [(identifier) (member_access_expression)] @value)
(assignment_expression right: [(identifier) (member_access_expression)] @value)
((assignment_expression left: [(identifier) (member_access_expression)] @value operator: _ @_operator)
  (#not-eq? @_operator "="))
(return_statement [(identifier) (member_access_expression)] @value)
(yield_statement [(identifier) (member_access_expression)] @value)
(throw_statement [(identifier) (member_access_expression)] @value)
(throw_expression [(identifier) (member_access_expression)] @value)
(arrow_expression_clause [(identifier) (member_access_expression)] @value)
(initializer_expression [(identifier) (member_access_expression)] @value)
(expression_element [(identifier) (member_access_expression)] @value)
(spread_element [(identifier) (member_access_expression)] @value)
(anonymous_object_creation_expression "=" . [(identifier) (member_access_expression)] @value)
(anonymous_object_creation_expression (member_access_expression) @value)
(with_initializer (_) . [(identifier) (member_access_expression)] @value)
(element_access_expression expression: [(identifier) (member_access_expression)] @value)
(array_rank_specifier [(identifier) (member_access_expression)] @value)
(conditional_expression [(identifier) (member_access_expression)] @value)
(conditional_access_expression condition: [(identifier) (member_access_expression)] @value)
(argument (conditional_access_expression) @value)
(variable_declarator (conditional_access_expression) @value)
(assignment_expression right: (conditional_access_expression) @value)
(return_statement (conditional_access_expression) @value)
(arrow_expression_clause (conditional_access_expression) @value)
(binary_expression (conditional_access_expression) @value)
(binary_expression [(identifier) (member_access_expression)] @value)
(prefix_unary_expression [(identifier) (member_access_expression)] @value)
(postfix_unary_expression [(identifier) (member_access_expression)] @value)
(cast_expression value: [(identifier) (member_access_expression)] @value)
(as_expression left: [(identifier) (member_access_expression)] @value)
(is_expression left: [(identifier) (member_access_expression)] @value)
(is_pattern_expression expression: [(identifier) (member_access_expression)] @value)
(parenthesized_expression [(identifier) (member_access_expression)] @value)
(checked_expression [(identifier) (member_access_expression)] @value)
(await_expression [(identifier) (member_access_expression)] @value)
(ref_expression [(identifier) (member_access_expression)] @value)
(range_expression [(identifier) (member_access_expression)] @value)
(lambda_expression body: [(identifier) (member_access_expression)] @value)
(interpolation [(identifier) (member_access_expression)] @value)
(if_statement condition: [(identifier) (member_access_expression)] @value)
(while_statement condition: [(identifier) (member_access_expression)] @value)
(do_statement condition: [(identifier) (member_access_expression)] @value)
(for_statement condition: [(identifier) (member_access_expression)] @value)
(foreach_statement right: [(identifier) (member_access_expression)] @value)
(lock_statement [(identifier) (member_access_expression)] @value)
(using_statement [(identifier) (member_access_expression)] @value)
(switch_statement value: [(identifier) (member_access_expression)] @value)
(switch_expression . [(identifier) (member_access_expression)] @value)
(switch_expression_arm [(identifier) (member_access_expression)] @value)
(when_clause [(identifier) (member_access_expression)] @value)
(catch_filter_clause [(identifier) (member_access_expression)] @value)
(from_clause (_) . [(identifier) (member_access_expression)] @value)
(where_clause [(identifier) (member_access_expression)] @value)
(select_clause [(identifier) (member_access_expression)] @value)
(order_by_clause [(identifier) (member_access_expression)] @value)
(group_clause [(identifier) (member_access_expression)] @value)

(constant_pattern (member_access_expression) @value)
(relational_pattern [(identifier) (member_access_expression)] @value)
(switch_section (constant_pattern (identifier) @value))
(switch_expression_arm (constant_pattern (identifier) @value))

(typeof_expression type: [(identifier) (qualified_name) (generic_name)] @class)
(sizeof_expression type: [(identifier) (qualified_name)] @class)
