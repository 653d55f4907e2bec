; What `use` binds: every leaf of its tree is an import with its whole path.

((use_declaration argument: [
  (identifier) @import.name
  (scoped_identifier) @import.name
  (use_as_clause path: (_) @import.name alias: (identifier) @import.alias)])
  (#set! hook "imported"))

((use_list [
  (identifier) @import.name
  (scoped_identifier) @import.name
  (self) @import.name
  (use_as_clause path: (_) @import.name alias: (identifier) @import.alias)])
  (#set! hook "imported"))

(extern_crate_declaration alias: (identifier) @bind)
(extern_crate_declaration name: (identifier) @bind !alias)
