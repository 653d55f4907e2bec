; What a file uses. See "edges.scm" in docs/adding-a-language.md.

(call_expression function: (_) @call arguments: (arguments) @arguments)
(macro_invocation) @call
(struct_expression name: (_) @new)

; Arguments of macros are tokens: what looks like a call may be one.
((token_tree (token_tree) @call) (#set! hook "token_call"))

; Supertypes, and what type parameters must be.

((impl_item
  trait: [
    (type_identifier) @implements
    (scoped_type_identifier) @implements
    (generic_type type: (_) @implements)]
  type: (_) @of) @decorated
  (#set! hook "not_negative"))

(trait_item bounds: (trait_bounds [
  (type_identifier) @inherits
  (scoped_type_identifier) @inherits
  (generic_type type: (_) @inherits)]))

(type_parameter bounds: (trait_bounds
  [(type_identifier) (scoped_type_identifier) (generic_type)] @bound)) @decorated

(where_predicate
  left: (type_identifier) @of
  bounds: (trait_bounds [(type_identifier) (scoped_type_identifier) (generic_type)] @bound))

; Type parameters that are callables.
(type_parameter
  name: (type_identifier) @callable
  bounds: (trait_bounds [
    (function_type) @callable.type
    (higher_ranked_trait_bound type: (function_type) @callable.type)
  ]))
(where_predicate
  left: (type_identifier) @callable
  bounds: (trait_bounds [
    (function_type) @callable.type
    (higher_ranked_trait_bound type: (function_type) @callable.type)
  ]))

(impl_item (where_clause (where_predicate
  left: (type_identifier) @of
  bounds: (trait_bounds
    [(type_identifier) (scoped_type_identifier) (generic_type)] @bound)))) @decorated

(type_item name: (type_identifier) @local type: (_) @local.type)

; Attributes stand before what they belong to.
((attribute_item (attribute . (_) @decorator)) (#set! hook "attributed"))

; Imports of everything.
((use_wildcard) @import.all (#set! hook "imported_all"))

; Modules that are declared in the arguments of a macro: `cfg_if! {…}`.
((token_tree "mod" . (identifier) @import.alias . ";") (#set! hook "declared"))

; Modules whose file is named.
((attribute_item (attribute (identifier) @_word value: (string_literal (string_content) @import.module)))
  (#eq? @_word "path")
  (#set! needs "#[path")
  (#set! hook "placed"))
((attribute_item (attribute (identifier) @_word arguments: (token_tree) @import.module))
  (#eq? @_word "cfg_attr")
  (#set! needs "path =")
  (#set! hook "placed"))

; Values of names.

[(block) (match_arm) (closure_expression) (for_expression) (while_expression)] @block

; What the condition of an `if` binds is bound in what follows from it, not in its `else`.
((if_expression condition: [(let_condition) (let_chain)] consequence: (_) @block)
  (#set! hook "without_else"))

(let_declaration
  pattern: (tuple_pattern) @locals
  value: (tuple_expression) @locals.values)
(let_declaration pattern: (identifier) @local type: (_)? @local.type value: (_)? @local.value)
(let_condition pattern: (identifier) @local value: (_) @local.value)
(for_expression pattern: (identifier) @local value: (_) @local.each)
((let_condition
  pattern: (tuple_struct_pattern type: (identifier) @_holder . [
      (identifier) @local
      (ref_pattern (identifier) @local)
      (mut_pattern (identifier) @local)
    ] .)
  value: (_) @local.each)
  (#any-of? @_holder "Some" "Ok"))
((let_declaration
  pattern: (tuple_struct_pattern type: (identifier) @_holder . [
      (identifier) @local
      (ref_pattern (identifier) @local)
      (mut_pattern (identifier) @local)
    ] .)
  value: (_) @local.each)
  (#any-of? @_holder "Some" "Ok"))
((match_expression
  value: (_) @local.each
  body: (match_block (match_arm pattern: (match_pattern
    (tuple_struct_pattern type: (identifier) @_holder . [
      (identifier) @local
      (ref_pattern (identifier) @local)
      (mut_pattern (identifier) @local)
    ] .)))))
  (#any-of? @_holder "Some" "Ok"))
; What structs and variants are taken apart into, and what variants hold.
((tuple_struct_pattern type: [(identifier) (scoped_identifier)] @local.value) @local
  (#not-match? @local.value "^(Some|Ok|Err)$")
  (#set! hook "taken_apart"))
((struct_pattern type: [(type_identifier) (scoped_type_identifier)] @local.value) @local
  (#set! hook "taken_apart"))
(enum_variant
  name: (identifier) @parts
  body: (ordered_field_declaration_list type: (_) @parts.type))

((call_expression
  function: (field_expression value: (_) @local.each field: (field_identifier) @_method)
  arguments: (arguments
    (closure_expression parameters: (closure_parameters . (identifier) @local .))))
  (#any-of? @_method
    "all" "and_then" "any" "filter" "filter_map" "find" "flat_map" "for_each" "inspect"
    "is_some_and" "map" "max_by_key" "min_by_key" "partition" "position" "retain" "skip_while"
    "sort_by_key" "take_while"))
(assignment_expression left: (identifier) @reassigned)
(reference_expression (mutable_specifier) value: (identifier) @reassigned)
(closure_parameters (identifier) @local)
(closure_parameters (parameter pattern: (identifier) @local type: (_) @local.type))
; Names of patterns are bound behind the value, and behind what is done where it does not fit.
(let_declaration pattern: (_) @late alternative: (_) @late.behind)
(let_declaration
  pattern: [(tuple_pattern) (tuple_struct_pattern) (struct_pattern) (slice_pattern)] @late
  value: (_) @late.behind
  !alternative)
(let_condition
  pattern: [(tuple_pattern) (tuple_struct_pattern) (struct_pattern) (slice_pattern)] @late
  value: (_) @late.behind)

(match_pattern . (identifier) @local)
(tuple_pattern (identifier) @local)
(tuple_struct_pattern type: (_) (identifier) @local)
(slice_pattern (identifier) @local)
(reference_pattern (identifier) @local)
(ref_pattern (identifier) @local)
(mut_pattern (identifier) @local)
(or_pattern (identifier) @local)
(captured_pattern . (identifier) @local)
(field_pattern name: (shorthand_field_identifier) @local)
(field_pattern pattern: (identifier) @local)

; Names used as values.

(arguments [
  (identifier) @value
  (scoped_identifier) @value
  (field_expression) @value
  (reference_expression value: [(identifier) (scoped_identifier) (field_expression)] @value)
  (generic_function function: [(identifier) (scoped_identifier)] @value)
]) @given
(let_declaration value: [(identifier) (scoped_identifier) (field_expression)] @value)
(let_condition value: [(identifier) (scoped_identifier) (field_expression)] @value)
(assignment_expression right: [(identifier) (scoped_identifier) (field_expression)] @value)
(compound_assignment_expr [(identifier) (scoped_identifier) (field_expression)] @value)
(field_initializer value: [(identifier) (scoped_identifier) (field_expression)] @value)
(shorthand_field_initializer (identifier) @value)
(base_field_initializer [(identifier) (scoped_identifier) (field_expression)] @value)
(array_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(tuple_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(reference_expression value: [(identifier) (scoped_identifier) (field_expression)] @value)
(unary_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(try_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(await_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(return_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(break_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(yield_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(closure_expression body: [(identifier) (scoped_identifier) (field_expression)] @value)
(binary_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(range_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(index_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(type_cast_expression value: [(identifier) (scoped_identifier) (field_expression)] @value)
(parenthesized_expression [(identifier) (scoped_identifier) (field_expression)] @value)
(if_expression condition: [(identifier) (scoped_identifier) (field_expression)] @value)
(while_expression condition: [(identifier) (scoped_identifier) (field_expression)] @value)
(match_expression value: [(identifier) (scoped_identifier) (field_expression)] @value)
(match_pattern condition: [(identifier) (scoped_identifier) (field_expression)] @value)
(match_arm value: [(identifier) (scoped_identifier) (field_expression)] @value)
(for_expression value: [(identifier) (scoped_identifier) (field_expression)] @value)
(const_item value: [(identifier) (scoped_identifier) (field_expression)] @value)
(static_item value: [(identifier) (scoped_identifier) (field_expression)] @value)
(enum_variant value: [(identifier) (scoped_identifier) (field_expression)] @value)
(field_expression value: [(scoped_identifier) (field_expression)] @value)
((field_expression value: (identifier) @value) (#match? @value "^[A-Z]"))
(block [(identifier) (scoped_identifier) (field_expression)] @value .)

; In arguments of macros: what is written as constants, variants and types are.
((macro_invocation (token_tree) @value) (#set! hook "token_values"))

; What patterns name: constants, variants, types of what they take apart.
(match_pattern (scoped_identifier) @value)
(or_pattern (scoped_identifier) @value)
(tuple_pattern (scoped_identifier) @value)
(range_pattern [(identifier) (scoped_identifier)] @value)
(let_condition pattern: (scoped_identifier) @value)
(tuple_struct_pattern type: [(identifier) (scoped_identifier)] @value)
(tuple_struct_pattern (scoped_identifier) @value)
(struct_pattern type: [(type_identifier) (scoped_type_identifier)] @value)
(field_pattern pattern: (scoped_identifier) @value)
