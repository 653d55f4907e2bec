; inherits: c

; Types.

(class_specifier name: (type_identifier) @name body: (_)) @def.type.class

(class_specifier
  name: (template_type name: (_) @name arguments: (_) @value.specialization)
  body: (_)) @def.type.class
((class_specifier name: (qualified_identifier) @_name body: (_)) @def.type.class
  (#set! hook "qualified_type"))
(field_declaration type: (class_specifier name: (type_identifier) @name !body) @def.type.class !declarator)
(template_declaration (class_specifier name: (type_identifier) @name !body) @def.type.class)
(template_declaration (class_specifier
  name: (template_type name: (_) @name arguments: (_) @value.specialization)
  !body) @def.type.class)
(struct_specifier
  name: (template_type name: (_) @name arguments: (_) @value.specialization)
  body: (_)) @def.type.struct
((struct_specifier name: (qualified_identifier) @_name body: (_)) @def.type.struct
  (#set! hook "qualified_type"))
(field_declaration type: (struct_specifier name: (type_identifier) @name !body) @def.type.struct !declarator)
(template_declaration (struct_specifier name: (type_identifier) @name !body) @def.type.struct)
(template_declaration (struct_specifier
  name: (template_type name: (_) @name arguments: (_) @value.specialization)
  !body) @def.type.struct)
(union_specifier
  name: (template_type name: (_) @name arguments: (_) @value.specialization)
  body: (_)) @def.type.union
((union_specifier name: (qualified_identifier) @_name body: (_)) @def.type.union
  (#set! hook "qualified_type"))
(field_declaration type: (union_specifier name: (type_identifier) @name !body) @def.type.union !declarator)
(template_declaration (union_specifier name: (type_identifier) @name !body) @def.type.union)
(template_declaration (union_specifier
  name: (template_type name: (_) @name arguments: (_) @value.specialization)
  !body) @def.type.union)

((class_specifier name: (type_identifier) @name !body) @def.type.class
  (#set! hook "declared_alone"))

(enum_specifier ["class" "struct"] @property.scoped name: (type_identifier) @name) @def.type.enum
((enum_specifier name: (qualified_identifier) @_name body: (_)) @def.type.enum
  (#set! hook "qualified_type"))

(class_specifier (virtual_specifier) @modifier) @on
(struct_specifier (virtual_specifier) @modifier) @on

(alias_declaration name: (type_identifier) @name) @def.type.type_alias
(concept_definition name: (identifier) @name) @def.type.concept

((declaration type: (class_specifier !name body: (_)) @region) @_statement
  (#set! hook "members_of_variable"))
((field_declaration type: (class_specifier !name body: (_)) @region) @_statement
  (#set! hook "members_of_variable"))

; Namespaces. Those without a name are no symbols: what they hold belongs to what is around them.

(namespace_definition
  "inline"? @modifier
  name: (namespace_identifier) @name) @def.module.namespace

((namespace_definition
  name: (nested_namespace_specifier (namespace_identifier) @name)) @def.module.namespace @span
  (#set! hook "nested_namespace"))
((namespace_definition
  name: (nested_namespace_specifier
    (nested_namespace_specifier (namespace_identifier) @name))) @def.module.namespace @span
  (#set! hook "nested_namespace"))
((namespace_definition
  name: (nested_namespace_specifier
    (nested_namespace_specifier
      (nested_namespace_specifier (namespace_identifier) @name)))) @def.module.namespace @span
  (#set! hook "nested_namespace"))

((namespace_alias_definition name: (namespace_identifier) @name) @def.module.namespace_alias
  (#set! encloses "false"))

; Functions.

((field_declaration declarator: [
    (function_declarator)
    (pointer_declarator)
    (reference_declarator)
    (parenthesized_declarator)
    (operator_cast)] @_declarator) @def.callable.function
  (#set! hook "function"))

((field_declaration_list (declaration declarator: (_) @_declarator) @def.callable.function)
  (#set! hook "function"))

([
  (translation_unit (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
  (declaration_list (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
  (linkage_specification (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
  (preproc_if (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
  (preproc_ifdef (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
  (preproc_else (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
  (preproc_elif (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
  (preproc_elifdef (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
  (template_declaration (declaration declarator: [(reference_declarator) (operator_cast) (qualified_identifier)] @_declarator) @def.callable.function_prototype)
 ]
  (#set! hook "prototype"))

((template_declaration (declaration declarator: [
    (function_declarator)
    (pointer_declarator)
    (parenthesized_declarator)
    (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (#set! hook "prototype"))

; What a module exports.

((export_declaration (declaration declarator: (_) @_declarator) @def.value.variable)
  (#set! hook "variable"))
((export_declaration (declaration declarator: [
    (function_declarator) (pointer_declarator) (reference_declarator) (parenthesized_declarator)
    (attributed_declarator)] @_declarator) @def.callable.function_prototype)
  (#set! hook "prototype"))

; Functions that are deleted outside of types, which the grammar takes for variables.

(([
  (translation_unit (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
  (declaration_list (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
  (linkage_specification (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
  (preproc_if (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
  (preproc_ifdef (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
  (preproc_else (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
  (preproc_elif (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
  (preproc_elifdef (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
  (template_declaration (declaration declarator: (init_declarator declarator: [(function_declarator) (pointer_declarator) (reference_declarator)]) @_declarator) @def.callable.function_prototype)
])
  (#set! hook "deleted"))

((friend_declaration (declaration declarator: (_) @_declarator) @def.callable.function_prototype)
  (#set! beyond "types")
  (#set! hook "prototype"))
((friend_declaration (function_definition declarator: (_) @_declarator) @def.callable.function)
  (#set! beyond "types")
  (#set! hook "function"))

; What may have no name: bodies behind a macro (`TEST(a, b) { … }`), whose locals are locals all the
; same, and lambdas.

(function_definition !type body: (compound_statement) @barrier)
(lambda_expression) @barrier

; `A::~A() = default;` out of line, which the grammar takes for an assignment.
((expression_statement (assignment_expression
  left: (call_expression
    function: (qualified_identifier) @_name
    arguments: (argument_list) @params)
  right: (identifier) @modifier)) @def.callable.function
  (#any-of? @modifier "default" "delete")
  (#set! hook "qualified_type"))

; Variables of templates enclose their type parameters.

((template_declaration (declaration declarator: (_) @_declarator) @def.value.variable)
  (#set! encloses "true")
  (#set! hook "variable"))

; What belongs to the span, and states properties of what it holds.

(template_declaration [
  (class_specifier) (struct_specifier) (union_specifier) (function_definition) (declaration)
  (alias_declaration) (concept_definition)
  (friend_declaration (_))] @on) @span
(template_declaration (template_declaration [
  (class_specifier) (struct_specifier) (union_specifier) (function_definition) (declaration)
  (alias_declaration)] @on)) @span
(template_declaration (friend_declaration [(function_definition) (declaration)] @on)) @span
(friend_declaration "friend" @modifier [(function_definition) (declaration)] @on) @span

; Visibility, from the last access specifier before a member.

((class_specifier body: (field_declaration_list [
    (field_declaration) (declaration) (function_definition) (type_definition) (alias_declaration)
    (template_declaration) (preproc_if) (preproc_ifdef)] @on) @_body)
  (#set! hook "member_of_class"))
((struct_specifier body: (field_declaration_list [
    (field_declaration) (declaration) (function_definition) (type_definition) (alias_declaration)
    (template_declaration) (preproc_if) (preproc_ifdef)] @on) @_body)
  (#set! hook "member_of_struct"))
((union_specifier body: (field_declaration_list [
    (field_declaration) (declaration) (function_definition) (type_definition) (alias_declaration)
    (template_declaration) (preproc_if) (preproc_ifdef)] @on) @_body)
  (#set! hook "member_of_struct"))

; Parameters.

((parameter_list [
    (optional_parameter_declaration)
    (variadic_parameter_declaration)] @param.type) @params
  (#set! hook "parameter"))
((parameter_list (explicit_object_parameter_declaration
    (this) @param.modifier
    (parameter_declaration) @param.type)) @params
  (#set! hook "object_parameter"))

(parameter_list "..." @param.name) @params

; Type parameters.

(template_declaration
  parameters: (template_parameter_list [
    (type_parameter_declaration (type_identifier) @name)
    (optional_type_parameter_declaration name: (type_identifier) @name)
    (variadic_type_parameter_declaration (type_identifier) @name)
    (template_template_parameter_declaration [
      (type_parameter_declaration (type_identifier) @name)
      (optional_type_parameter_declaration name: (type_identifier) @name)
      (variadic_type_parameter_declaration (type_identifier) @name)])
  ] @def.meta.type_parameter)
  [(class_specifier) (struct_specifier) (union_specifier) (function_definition) (declaration)
   (alias_declaration) (concept_definition) (template_declaration)
   (friend_declaration [(function_definition) (declaration)])])

; Qualified names in type position are one name.

(qualified_identifier name: (type_identifier)) @ref
(qualified_identifier name: (qualified_identifier name: (type_identifier))) @ref
