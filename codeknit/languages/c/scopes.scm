; What a file includes is in scope from there on.

((preproc_include path: [(string_literal) (system_lib_string)] @import.module @import.all))

; What the grammar of C++, which inherits the rest, has not. (This file is not inherited.)

(parameter_list (variadic_parameter) @param.name) @params
(parameter_list (identifier) @param.name) @params

; What an error swallowed.

((ERROR (declaration declarator: [
    (function_declarator declarator: (identifier))
    (pointer_declarator)] @_declarator) @def.callable.function_prototype)
  (#set! hook "prototype"))
