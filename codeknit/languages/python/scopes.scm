; What binds a name and is no symbol. Definitions, assignments and parameters are known already.

(for_statement left: [
  (identifier) @bind
  (pattern_list (identifier) @bind)
  (tuple_pattern (identifier) @bind)
  (list_pattern (identifier) @bind)
  (pattern_list (_ (identifier) @bind))
  (tuple_pattern (_ (identifier) @bind))
  (list_pattern (_ (identifier) @bind))])
(as_pattern alias: (as_pattern_target [
  (identifier) @bind
  (_ (identifier) @bind)]))
(augmented_assignment left: (identifier) @bind)
(named_expression name: (identifier) @bind)
(delete_statement [(identifier) @bind (expression_list (identifier) @bind)])
(case_pattern (dotted_name . (identifier) @bind .))
(splat_pattern (identifier) @bind)
(as_pattern (identifier) @bind .)
(global_statement (identifier) @bind.outer)
(nonlocal_statement (identifier) @bind.outer)

; Imports.

(import_statement name: (dotted_name) @import.module)
(import_statement name: (aliased_import
  name: (dotted_name) @import.module
  alias: (identifier) @import.alias))
(import_from_statement
  module_name: (_) @import.module
  name: [
    (dotted_name) @import.name
    (aliased_import
      name: (dotted_name) @import.name
      alias: (identifier) @import.alias)])
(import_from_statement
  module_name: (_) @import.module
  (wildcard_import) @import.all)
