; What a file includes is in scope from there on.

((preproc_include path: [(string_literal) (system_lib_string)] @import.module @import.all))

; What a namespace has is in scope, too.

(using_declaration "namespace" [(qualified_identifier) (identifier)] @import.module @import.all)
