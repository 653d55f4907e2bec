; Imports. One that binds no name here gets one that no source can have, by a hook.

(import_statement
  (import_clause (named_imports (import_specifier
    name: _ @import.name
    alias: (identifier)? @import.alias)))
  source: (string (string_fragment) @import.module))

((import_statement
  (import_clause (identifier) @import.alias)
  source: (string (string_fragment) @import.module))
  (#set! hook "default_import"))

(import_statement
  (import_clause (namespace_import (identifier) @import.alias))
  source: (string (string_fragment) @import.module))

((import_statement . "import" . source: (string (string_fragment) @import.module))
  (#set! hook "bare_import"))

((call_expression function: (import) arguments: (arguments . (string (string_fragment) @import.module)))
  (#set! hook "bare_import"))

((call_expression
  function: (identifier) @_require
  arguments: (arguments . (string (string_fragment) @import.module) .))
  (#eq? @_require "require")
  (#set! hook "bare_import"))

; Re-exports are imports that only importers of the file see.

((export_statement
  (export_clause (export_specifier
    name: _ @import.name
    alias: _? @import.alias))
  source: (string (string_fragment) @import.module))
  (#set! hook "export_from"))

((export_statement
  (namespace_export (_) @import.alias)
  source: (string (string_fragment) @import.module))
  (#set! hook "export_from"))

(export_statement "*" @import.all source: (string (string_fragment) @import.module))
