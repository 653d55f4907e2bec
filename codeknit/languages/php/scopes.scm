; Imports of classes and namespaces. Functions and constants are imported for themselves.

((namespace_use_declaration !type (namespace_use_clause
  !type
  . [(name) (qualified_name)] @import.module
  alias: (name)? @import.alias))
  (#set! hook "plain_import"))

((namespace_use_declaration
  !type
  (namespace_name) @_prefix
  body: (namespace_use_group (namespace_use_clause
    !type
    . [(name) (qualified_name)] @import.module
    alias: (name)? @import.alias)))
  (#set! hook "grouped_import"))

; Names in type position. One walk for all is cheaper than one of their own.

(named_type) @ref
