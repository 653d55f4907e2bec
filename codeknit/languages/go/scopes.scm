; What binds a name inside functions, where a local hides a type of the package.

(short_var_declaration left: (expression_list (identifier) @bind))
(range_clause left: (expression_list (identifier) @bind) ":=")
(receive_statement left: (expression_list (identifier) @bind) ":=")
(type_switch_statement alias: (expression_list (identifier) @bind))

; Imports.

(import_spec !name path: (_ (_) @import.module))
(import_spec name: (package_identifier) @import.alias path: (_ (_) @import.module))
(import_spec name: (blank_identifier) @import.alias path: (_ (_) @import.module))
(import_spec name: (dot) @import.all path: (_ (_) @import.module))

; Names in type position. One walk for all is cheaper than one of their own.

(type_identifier) @ref
(qualified_type) @ref
