; Names in type position. Type parameters and predeclared types are such names as well.

(type_identifier) @ref
(qualified_type) @ref
