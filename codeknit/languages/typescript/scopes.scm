; inherits: ecmascript

(import_statement (import_require_clause
  (identifier) @import.alias
  source: (string (string_fragment) @import.module)))

(import_alias . (identifier) @bind)

; Types that bind names themselves.

(object_type (index_signature (mapped_type_clause name: (_) @rebind))) @rebind.in

((infer_type . (type_identifier) @rebind)
  (#set! hook "conditional_type"))

; Type parameters of what is no symbol.

((_ type_parameters: (type_parameters (type_parameter name: (_) @rebind))) @rebind.in
  (#set! hook "undeclared"))
