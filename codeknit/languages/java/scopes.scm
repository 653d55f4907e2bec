; Imports. A static one takes a member: a type, where that is a type.

((import_declaration [(identifier) (scoped_identifier)] @import.module) @_import
  (#not-match? @_import "^import\\s+static\\s|\\*\\s*;$"))

((import_declaration
  "static" @_word
  . (scoped_identifier scope: (_) @import.module name: (identifier) @import.name) @_module
  . ";")
  (#set! hook "static_import"))

(import_declaration
  (_) @import.module
  (asterisk) @import.all)
