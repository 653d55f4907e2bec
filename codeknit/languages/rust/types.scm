; Names in type position. A path is one name; in `T::Item` it is no type of the document, and stays.

(type_identifier) @ref
(scoped_type_identifier) @ref
(array_type length: (identifier) @ref)
