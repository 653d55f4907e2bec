; Names in type position. What stands outside a type is no reference: the engine looks only at
; those inside a captured type.

[(type_identifier) (scoped_type_identifier)] @ref
