; inherits: cfamily

; The type of a pointer to a function may have a name.

((declaration
  type: (type_identifier)
  declarator: (init_declarator
    declarator: (identifier) @local
    value: [(identifier) (pointer_expression)] @local.value))
  (#set! hook "kept_pointer"))

(field_expression argument: (identifier) @value operator: ".")
