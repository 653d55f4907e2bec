; Imports: each path, and each selector behind one.

((import_declaration (identifier) @import.name) (#set! hook "imported"))
((import_declaration (namespace_selectors [
  (identifier) @import.name
  (arrow_renamed_identifier name: (identifier) @import.name alias: (identifier) @import.alias)
  (as_renamed_identifier name: (identifier) @import.name alias: (identifier) @import.alias)]))
  (#set! hook "imported"))
((import_declaration
  (as_renamed_identifier name: (identifier) @import.name alias: (identifier) @import.alias))
  (#set! hook "imported"))
((import_declaration [
  (namespace_wildcard) @import.all
  (namespace_selectors (namespace_wildcard) @import.all)])
  (#set! hook "imported_all"))

; What binds names itself: `[X] =>> F[X]`, `[T] => T => T`, and functions, `[T] => (x: T) => x`.
; `_`, since naming the node's type makes this pattern take as long to compile as all the others.

(type_lambda name: _ @rebind) @rebind.in
(function_type type_parameters: (type_parameters name: (identifier) @rebind)) @rebind.in
(lambda_expression (type_parameters name: (identifier) @rebind)) @rebind.in
(structural_type (function_declaration (type_parameters name: _ @rebind)) @rebind.in)
(structural_type (type_definition (type_parameters name: _ @rebind)) @rebind.in)
(structural_type (_ (type_parameters (_ name: _ @rebind))) @rebind.in)
(refinement (function_declaration (type_parameters name: _ @rebind)) @rebind.in)
(refinement (type_definition (type_parameters name: _ @rebind)) @rebind.in)
(refinement (_ (type_parameters (_ name: _ @rebind))) @rebind.in)
