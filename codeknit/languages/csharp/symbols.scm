; Namespaces.

(namespace_declaration name: (_) @name) @def.module.namespace

((file_scoped_namespace_declaration name: (_) @name) @def.module.namespace
  (#set! clause))

; Types.

(class_declaration (modifier)* @modifier name: (identifier) @name) @def.type.class

; One called `__` is an extension block (see hooks.py).
((struct_declaration (modifier)* @modifier name: (identifier) @name) @def.type.struct
  (#not-eq? @name "__"))
((struct_declaration name: (identifier) @_name) @region
  (#eq? @_name "__")
  (#set! name ""))

(interface_declaration (modifier)* @modifier name: (identifier) @name) @def.type.interface

(enum_declaration (modifier)* @modifier name: (identifier) @name) @def.type.enum

(record_declaration (modifier)* @modifier name: (identifier) @name) @def.type.record

(delegate_declaration
  (modifier)* @modifier
  type: (_) @return
  name: (identifier) @name
  parameters: (parameter_list) @params) @def.type.delegate

(type_parameter name: (identifier) @name) @def.meta.type_parameter

; Primary constructors. Of a record, the parameters are properties too.

([
  (class_declaration name: (identifier) @name (parameter_list) @params @def.callable.constructor)
  (struct_declaration name: (identifier) @name (parameter_list) @params @def.callable.constructor)
  (record_declaration name: (identifier) @name (parameter_list) @params @def.callable.constructor)
] (#not-eq? @name "__")
  (#set! encloses "false"))

(record_declaration
  (parameter_list (parameter type: (_) @type name: (identifier) @name) @def.value.property))

(record_declaration
  (parameter_list type: (_) @type name: (identifier) @name @def.value.property))

; Methods, constructors, operators.

(method_declaration
  (modifier)* @modifier
  returns: (_) @return
  (explicit_interface_specifier)? @scope
  name: (identifier) @name
  parameters: (parameter_list) @params) @def.callable.method

; An extension block of C# 14 is read as a constructor.
((constructor_declaration
  (modifier)* @modifier
  name: (identifier) @name
  parameters: (parameter_list) @params) @def.callable.constructor
  (#not-eq? @name "extension"))

((destructor_declaration
  name: (identifier) @name
  parameters: (parameter_list) @params) @def.callable.method
  (#set! hook "finalizer"))

((operator_declaration
  (modifier)* @modifier
  type: (_) @return
  (explicit_interface_specifier)? @scope
  "operator" @_operator
  parameters: (parameter_list) @params) @def.callable.method
  (#set! hook "operator"))

((conversion_operator_declaration
  (modifier)* @modifier
  ["implicit" "explicit"] @_conversion
  (explicit_interface_specifier)? @scope
  "operator" @_operator
  type: (_) @return
  parameters: (parameter_list) @params) @def.callable.method
  (#set! hook "operator"))

(local_function_statement
  (modifier)* @modifier
  type: (_) @return
  name: (identifier) @name
  parameters: (parameter_list) @params) @def.callable.function

((indexer_declaration
  (modifier)* @modifier
  type: (_) @return
  (explicit_interface_specifier)? @scope
  parameters: (bracketed_parameter_list) @params
  accessors: (accessor_list (accessor_declaration
    name: ["get" @property.getter "set" @property.setter "init" @property.setter])*)?
  value: (arrow_expression_clause)? @property.getter) @def.callable.method
  (#set! name "this")
  (#set! property.property "true"))

; Values. What stands in the accessors or initializer of one belongs to it.

((property_declaration
  (modifier)* @modifier
  type: (_) @type
  (explicit_interface_specifier)? @scope
  name: (identifier) @name
  accessors: (accessor_list (accessor_declaration
    name: ["get" @property.getter "set" @property.setter "init" @property.setter])*)?
  value: (arrow_expression_clause)? @property.getter) @def.value.property
  (#set! encloses))

((event_declaration
  (modifier)* @modifier
  type: (_) @type
  (explicit_interface_specifier)? @scope
  name: (identifier) @name) @def.value.event
  (#set! encloses))

(event_field_declaration
  (modifier)* @modifier
  (variable_declaration
    type: (_) @type
    (variable_declarator name: (identifier) @name) @def.value.event)) @span

((field_declaration
  (modifier)* @modifier
  (variable_declaration
    type: (_) @type
    (variable_declarator
      name: (identifier) @name
      (bracketed_argument_list)? @type) @def.value.field)) @span
  (#set! encloses))

((field_declaration
  (modifier "const")
  (variable_declaration (variable_declarator name: (identifier) @name) @def.value.constant)) @span
  (#set! encloses))

(enum_member_declaration name: (identifier) @name) @def.value.enum_member

; Two words, one visibility.

([
  (class_declaration (modifier "protected") (modifier "internal"))
  (struct_declaration (modifier "protected") (modifier "internal"))
  (interface_declaration (modifier "protected") (modifier "internal"))
  (enum_declaration (modifier "protected") (modifier "internal"))
  (record_declaration (modifier "protected") (modifier "internal"))
  (delegate_declaration (modifier "protected") (modifier "internal"))
  (method_declaration (modifier "protected") (modifier "internal"))
  (constructor_declaration (modifier "protected") (modifier "internal"))
  (property_declaration (modifier "protected") (modifier "internal"))
  (indexer_declaration (modifier "protected") (modifier "internal"))
  (event_declaration (modifier "protected") (modifier "internal"))
  (operator_declaration (modifier "protected") (modifier "internal"))
  (conversion_operator_declaration (modifier "protected") (modifier "internal"))
] @on (#set! property.visibility "protected internal"))

([
  (class_declaration (modifier "internal") (modifier "protected"))
  (struct_declaration (modifier "internal") (modifier "protected"))
  (interface_declaration (modifier "internal") (modifier "protected"))
  (enum_declaration (modifier "internal") (modifier "protected"))
  (record_declaration (modifier "internal") (modifier "protected"))
  (delegate_declaration (modifier "internal") (modifier "protected"))
  (method_declaration (modifier "internal") (modifier "protected"))
  (constructor_declaration (modifier "internal") (modifier "protected"))
  (property_declaration (modifier "internal") (modifier "protected"))
  (indexer_declaration (modifier "internal") (modifier "protected"))
  (event_declaration (modifier "internal") (modifier "protected"))
  (operator_declaration (modifier "internal") (modifier "protected"))
  (conversion_operator_declaration (modifier "internal") (modifier "protected"))
] @on (#set! property.visibility "protected internal"))

([
  (class_declaration (modifier "private") (modifier "protected"))
  (struct_declaration (modifier "private") (modifier "protected"))
  (interface_declaration (modifier "private") (modifier "protected"))
  (enum_declaration (modifier "private") (modifier "protected"))
  (record_declaration (modifier "private") (modifier "protected"))
  (delegate_declaration (modifier "private") (modifier "protected"))
  (method_declaration (modifier "private") (modifier "protected"))
  (constructor_declaration (modifier "private") (modifier "protected"))
  (property_declaration (modifier "private") (modifier "protected"))
  (indexer_declaration (modifier "private") (modifier "protected"))
  (event_declaration (modifier "private") (modifier "protected"))
  (operator_declaration (modifier "private") (modifier "protected"))
  (conversion_operator_declaration (modifier "private") (modifier "protected"))
] @on (#set! property.visibility "private protected"))

([
  (class_declaration (modifier "protected") (modifier "private"))
  (struct_declaration (modifier "protected") (modifier "private"))
  (interface_declaration (modifier "protected") (modifier "private"))
  (enum_declaration (modifier "protected") (modifier "private"))
  (record_declaration (modifier "protected") (modifier "private"))
  (delegate_declaration (modifier "protected") (modifier "private"))
  (method_declaration (modifier "protected") (modifier "private"))
  (constructor_declaration (modifier "protected") (modifier "private"))
  (property_declaration (modifier "protected") (modifier "private"))
  (indexer_declaration (modifier "protected") (modifier "private"))
  (event_declaration (modifier "protected") (modifier "private"))
  (operator_declaration (modifier "protected") (modifier "private"))
  (conversion_operator_declaration (modifier "protected") (modifier "private"))
] @on (#set! property.visibility "private protected"))

([
  (field_declaration (modifier "protected") (modifier "internal") (variable_declaration (variable_declarator) @on))
  (event_field_declaration (modifier "protected") (modifier "internal") (variable_declaration (variable_declarator) @on))
] (#set! property.visibility "protected internal"))

([
  (field_declaration (modifier "internal") (modifier "protected") (variable_declaration (variable_declarator) @on))
  (event_field_declaration (modifier "internal") (modifier "protected") (variable_declaration (variable_declarator) @on))
] (#set! property.visibility "protected internal"))

([
  (field_declaration (modifier "private") (modifier "protected") (variable_declaration (variable_declarator) @on))
  (event_field_declaration (modifier "private") (modifier "protected") (variable_declaration (variable_declarator) @on))
] (#set! property.visibility "private protected"))

([
  (field_declaration (modifier "protected") (modifier "private") (variable_declaration (variable_declarator) @on))
  (event_field_declaration (modifier "protected") (modifier "private") (variable_declaration (variable_declarator) @on))
] (#set! property.visibility "private protected"))

; `[Obsolete]`.

([
  (class_declaration (attribute_list (attribute name: (_) @_attribute)))
  (struct_declaration (attribute_list (attribute name: (_) @_attribute)))
  (interface_declaration (attribute_list (attribute name: (_) @_attribute)))
  (enum_declaration (attribute_list (attribute name: (_) @_attribute)))
  (record_declaration (attribute_list (attribute name: (_) @_attribute)))
  (delegate_declaration (attribute_list (attribute name: (_) @_attribute)))
  (method_declaration (attribute_list (attribute name: (_) @_attribute)))
  (constructor_declaration (attribute_list (attribute name: (_) @_attribute)))
  (property_declaration (attribute_list (attribute name: (_) @_attribute)))
  (indexer_declaration (attribute_list (attribute name: (_) @_attribute)))
  (event_declaration (attribute_list (attribute name: (_) @_attribute)))
  (operator_declaration (attribute_list (attribute name: (_) @_attribute)))
  (conversion_operator_declaration (attribute_list (attribute name: (_) @_attribute)))
  (enum_member_declaration (attribute_list (attribute name: (_) @_attribute)))
  (local_function_statement (attribute_list (attribute name: (_) @_attribute)))
] @on
  (#match? @_attribute "^(global::)?(System\\.)?Obsolete(Attribute)?$")
  (#set! property.deprecated "true"))

([
  (field_declaration
    (attribute_list (attribute name: (_) @_attribute))
    (variable_declaration (variable_declarator) @on))
  (event_field_declaration
    (attribute_list (attribute name: (_) @_attribute))
    (variable_declaration (variable_declarator) @on))
] (#match? @_attribute "^(global::)?(System\\.)?Obsolete(Attribute)?$")
  (#set! property.deprecated "true"))

; Iterators.

(yield_statement) @inner.generator

[(lambda_expression) (anonymous_method_expression)] @barrier

; Parameters.

(parameter_list (parameter
  (modifier)* @param.modifier
  type: (_)? @param.type
  name: (identifier) @param.name
  ("=" . (_) @param.default)?)) @params

(bracketed_parameter_list (parameter
  (modifier)* @param.modifier
  type: (_)? @param.type
  name: (identifier) @param.name
  ("=" . (_) @param.default)?)) @params

(parameter_list
  "params" @param.modifier
  type: (_) @param.type
  name: (identifier) @param.name) @params

(bracketed_parameter_list
  "params" @param.modifier
  type: (_) @param.type
  name: (identifier) @param.name) @params
