[(line_comment) (block_comment)] @comment
[(string_literal) (character_literal)] @string

; Inside the name of a type: `Map.@Nullable Entry`.
(scoped_type_identifier [(marker_annotation) (annotation)] @comment)
