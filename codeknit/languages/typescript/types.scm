; Names in type position.

[(type_identifier) (nested_type_identifier)] @ref
