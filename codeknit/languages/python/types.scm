; Names in type position. What stands outside a type is no reference: the engine looks only at
; those inside a captured type.

(type [(identifier) (attribute)] @ref)
(generic_type [(identifier) (attribute)] @ref)
(subscript [(identifier) (attribute)] @ref)
(binary_operator [(identifier) (attribute)] @ref)
(list [(identifier) (attribute)] @ref)
(tuple [(identifier) (attribute)] @ref)
(splat_type (identifier) @ref)
(member_type) @ref
