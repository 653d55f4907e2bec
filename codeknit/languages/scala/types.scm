; Names in type position; a qualified one is one name.

(type_identifier) @ref
(stable_type_identifier) @ref
