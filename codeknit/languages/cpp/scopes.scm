; What a file includes is in scope from there on.

((preproc_include path: [(string_literal) (system_lib_string)] @import.module @import.all))
