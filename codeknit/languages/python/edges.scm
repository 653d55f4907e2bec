; What a file uses. See "edges.scm" in docs/adding-a-language.md.

(call function: (_) @call arguments: (_) @arguments)

(class_definition superclasses: (argument_list
  [(identifier) (attribute) (subscript) (call)] @inherits))

(decorated_definition (decorator (_) @decorator) definition: (_) @decorated)
(decorator) @outside

; Applying a decorator is a call of it, where it stands.
(decorator [(identifier) (attribute)] @call)

; What is called without being spelled so.
(decorator (call) @applied)
(raise_statement . [(identifier) (attribute)] @raised)
(for_statement right: [(identifier) (attribute) (call)] @iterated)
(for_in_clause right: [(identifier) (attribute) (call)] @iterated)
(with_item value: [(identifier) (attribute) (call)] @entered)
(with_item value: (as_pattern . [(identifier) (attribute) (call)] @entered))
(for_statement "async" right: (_) @awaited)
(for_in_clause "async" right: (_) @awaited)
(with_statement "async" (with_clause (with_item value: [
  (_) @awaited
  (as_pattern . (_) @awaited)])))

; Defaults are evaluated where the function is defined.
(default_parameter value: (_) @outside)
(typed_default_parameter value: (_) @outside)

; Values of names.

(assignment left: (identifier) @local right: (_) @local.value)
(assignment left: (identifier) @local type: (type) @local.type)
(assignment
  left: [(pattern_list) (tuple_pattern) (list_pattern)] @locals
  right: [(expression_list) (tuple) (list)] @locals.values)
(assignment
  left: [(pattern_list) (tuple_pattern) (list_pattern)] @locals
  right: (assignment right: [(expression_list) (tuple) (list)] @locals.values))
(assignment
  left: (subscript value: (identifier) @element subscript: [(string) (integer)])
  right: (_) @element.value)
(assignment
  left: (subscript
    value: (subscript value: (identifier) @element subscript: [(string) (integer)])
    subscript: [(string) (integer)])
  right: (_) @element.value)
(augmented_assignment left: (subscript value: (identifier) @element))
(delete_statement [
  (subscript value: (identifier) @element)
  (expression_list (subscript value: (identifier) @element))])
(for_statement left: (subscript value: (identifier) @element))
(for_in_clause left: (subscript value: (identifier) @element))
(as_pattern_target (subscript value: (identifier) @element))
([
  (pattern_list (subscript value: (identifier) @element))
  (tuple_pattern (subscript value: (identifier) @element))
  (list_pattern (subscript value: (identifier) @element))
  (list_splat_pattern (subscript value: (identifier) @element))
  (subscript value: (list_splat (identifier) @element))
])
(named_expression name: (identifier) @local value: (_) @local.value)
(named_expression name: (_) @hoisted)
(for_statement left: (identifier) @local right: (_) @local.each)
(for_in_clause left: (identifier) @local right: (_) @local.each)
(with_item value: (as_pattern . (_) @local.entered alias: (as_pattern_target (identifier) @local)))
(for_in_clause left: [
  (pattern_list [(identifier) @local (_ (identifier) @local)])
  (tuple_pattern [(identifier) @local (_ (identifier) @local)])])
(assignment left: (attribute) @attribute right: (_) @attribute.value)
(assignment left: (attribute) @attribute type: (type) @attribute.type)
(return_statement (_) @result)
(yield . (_) @yielded)
(yield "from" (_) @yielded.all)

[(list_comprehension) (set_comprehension) (dictionary_comprehension) (generator_expression)] @block

; Names used as values: wherever the grammar has an expression.

(call arguments: (argument_list [(identifier) (attribute)] @value) @given)
(call arguments: (argument_list (keyword_argument
  name: (identifier) @given.key
  value: [(identifier) (attribute)] @value)) @given)
(class_definition superclasses: (argument_list
  (keyword_argument value: [(identifier) (attribute)] @value)))
(default_parameter value: [(identifier) (attribute)] @value)
(typed_default_parameter value: [(identifier) (attribute)] @value)
(lambda body: [(identifier) (attribute)] @value)

(subscript [(identifier) (attribute)] @value)
(slice [(identifier) (attribute)] @value)

(not_operator [(identifier) (attribute)] @value)
(unary_operator [(identifier) (attribute)] @value)
(binary_operator [(identifier) (attribute)] @value)
(boolean_operator [(identifier) (attribute)] @value)
(comparison_operator [(identifier) (attribute)] @value)
(conditional_expression [(identifier) (attribute)] @value)
(parenthesized_expression [(identifier) (attribute)] @value)
(named_expression value: [(identifier) (attribute)] @value)
(await [(identifier) (attribute)] @value)
(yield [(identifier) (attribute)] @value)
(interpolation [(identifier) (attribute)] @value)
(format_expression [(identifier) (attribute)] @value)

(list [(identifier) (attribute)] @value)
(tuple [(identifier) (attribute)] @value)
(expression_list [(identifier) (attribute)] @value)
(tuple_expression [(identifier) (attribute)] @value)
(set [(identifier) (attribute)] @value)
(pair [(identifier) (attribute)] @value)
(list_splat [(identifier) (attribute)] @value)
(dictionary_splat [(identifier) (attribute)] @value)
(list_comprehension body: [(identifier) (attribute)] @value)
(set_comprehension body: [(identifier) (attribute)] @value)
(generator_expression body: [(identifier) (attribute)] @value)
(for_in_clause right: [(identifier) (attribute)] @value)
(if_clause [(identifier) (attribute)] @value)

(assignment right: [(identifier) (attribute)] @value)
(augmented_assignment right: [(identifier) (attribute)] @value)
(return_statement [(identifier) (attribute)] @value)
(raise_statement [(identifier) (attribute)] @value)
(assert_statement [(identifier) (attribute)] @value)
(if_statement condition: [(identifier) (attribute)] @value)
(elif_clause condition: [(identifier) (attribute)] @value)
(while_statement condition: [(identifier) (attribute)] @value)
(for_statement right: [(identifier) (attribute)] @value)
(with_item value: [(identifier) (attribute)] @value)
(as_pattern . [(identifier) (attribute)] @value)
(except_clause value: [(identifier) (attribute)] @value)
(match_statement subject: [(identifier) (attribute)] @value)
(case_pattern (dotted_name (identifier) . (identifier)) @value)
(union_pattern (dotted_name (identifier) . (identifier)) @value)
(keyword_pattern (dotted_name (identifier) . (identifier)) @value)
(dict_pattern key: (dotted_name (identifier) . (identifier)) @value)
(class_pattern (dotted_name) @value)
(print_statement [(identifier) (attribute)] @value)
(chevron [(identifier) (attribute)] @value)
(exec_statement [(identifier) (attribute)] @value)

(block . [(identifier) (attribute)] @value)

; What has a member that is written: `receivers_are_values` is about those that are read or called.
((assignment left: (attribute object: (identifier) @value)) (#not-eq? @value "self"))
(assignment left: (attribute object: (attribute) @value))
(augmented_assignment left: (attribute object: [(identifier) (attribute)] @value))
(delete_statement (attribute object: [(identifier) (attribute)] @value))
(pattern_list (attribute object: [(identifier) (attribute)] @value))
(tuple_pattern (attribute object: [(identifier) (attribute)] @value))
(list_pattern (attribute object: [(identifier) (attribute)] @value))
(for_statement left: (attribute object: [(identifier) (attribute)] @value))
(as_pattern_target (attribute object: [(identifier) (attribute)] @value))
