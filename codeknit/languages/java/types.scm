; Names in type position. What stands outside a type is no reference: the engine looks only at
; those inside a captured type.

(type_identifier) @ref

; Of `Outer<A>.Inner` what stands before the dot is a name.
(scoped_type_identifier . [(type_identifier) (scoped_type_identifier)]) @ref
