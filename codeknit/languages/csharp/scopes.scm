; Imports: of a namespace, of the types in a type (`using static`), and aliases.

(using_directive
  !name
  [(identifier) (qualified_name)] @import.module @import.all)

(using_directive
  name: (identifier) @import.alias
  "=" . [(identifier) (qualified_name)] @import.module)

; Names in type position. A name in a tuple or of a parameter is none, so each place is named.

(type_argument_list [(identifier) (qualified_name name: (identifier))] @ref)
(generic_name . (identifier) @ref)
(array_type type: [(identifier) (qualified_name name: (identifier))] @ref)
(nullable_type type: [(identifier) (qualified_name name: (identifier))] @ref)
(pointer_type type: [(identifier) (qualified_name name: (identifier))] @ref)
(ref_type type: [(identifier) (qualified_name name: (identifier))] @ref)
(scoped_type type: [(identifier) (qualified_name name: (identifier))] @ref)
(tuple_element type: [(identifier) (qualified_name name: (identifier))] @ref)
(function_pointer_parameter type: [(identifier) (qualified_name name: (identifier))] @ref)
(function_pointer_type returns: [(identifier) (qualified_name name: (identifier))] @ref)

(parameter type: [(identifier) (qualified_name name: (identifier))] @ref)
(parameter_list type: [(identifier) (qualified_name name: (identifier))] @ref)
(bracketed_parameter_list type: [(identifier) (qualified_name name: (identifier))] @ref)
(method_declaration returns: [(identifier) (qualified_name name: (identifier))] @ref)
(local_function_statement type: [(identifier) (qualified_name name: (identifier))] @ref)
(delegate_declaration type: [(identifier) (qualified_name name: (identifier))] @ref)
(operator_declaration type: [(identifier) (qualified_name name: (identifier))] @ref)
(conversion_operator_declaration type: [(identifier) (qualified_name name: (identifier))] @ref)
(property_declaration type: [(identifier) (qualified_name name: (identifier))] @ref)
(indexer_declaration type: [(identifier) (qualified_name name: (identifier))] @ref)
(event_declaration type: [(identifier) (qualified_name name: (identifier))] @ref)
(field_declaration (variable_declaration type: [(identifier) (qualified_name name: (identifier))] @ref))
(event_field_declaration (variable_declaration type: [(identifier) (qualified_name name: (identifier))] @ref))
