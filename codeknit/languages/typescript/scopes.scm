; Imports, and re-exports of single names, which importers of this file go through.

(import_statement
  (import_clause (named_imports (import_specifier
    name: (identifier) @import.name
    alias: (identifier)? @import.alias)))
  source: (string (string_fragment) @import.module))

(import_statement
  (import_clause (namespace_import (identifier) @import.alias))
  source: (string (string_fragment) @import.module))

(import_statement (import_require_clause
  (identifier) @import.alias
  source: (string (string_fragment) @import.module)))

(export_statement
  (export_clause (export_specifier
    name: (identifier) @import.name
    alias: (identifier)? @import.alias))
  source: (string (string_fragment) @import.module))

; A default export may have any name, or none, where it is declared.

(import_statement (import_clause (identifier) @bind))

(import_alias . (identifier) @bind)

; Types that bind names themselves.

(object_type (index_signature (mapped_type_clause name: (_) @rebind))) @rebind.in

((infer_type . (type_identifier) @rebind)
  (#set! hook "conditional_type"))

; Type parameters of what is no symbol.

((_ type_parameters: (type_parameters (type_parameter name: (_) @rebind))) @rebind.in
  (#set! hook "undeclared"))
