; Modules. `mod x;` declares one as well; its file is another.

(mod_item (visibility_modifier)? @modifier name: (identifier) @name) @def.module.module

; Types.

(struct_item (visibility_modifier)? @modifier name: (type_identifier) @name) @def.type.struct
(union_item (visibility_modifier)? @modifier name: (type_identifier) @name) @def.type.union
(enum_item (visibility_modifier)? @modifier name: (type_identifier) @name) @def.type.enum
(trait_item (visibility_modifier)? @modifier name: (type_identifier) @name) @def.type.trait
(type_item (visibility_modifier)? @modifier name: (type_identifier) @name) @def.type.type_alias
(associated_type name: (type_identifier) @name) @def.type.type_alias

; Members of an `impl` belong to the type it is for.

((impl_item type: (_) @name) @region (#set! hook "implemented"))

; Callables.

(function_item
  (visibility_modifier)? @modifier
  name: [(identifier) (metavariable)] @name
  parameters: (parameters) @params
  return_type: (_)? @return) @def.callable.function

(function_signature_item
  (visibility_modifier)? @modifier
  name: [(identifier) (metavariable)] @name
  parameters: (parameters) @params
  return_type: (_)? @return) @def.callable.function

(macro_definition name: (identifier) @name) @def.callable.macro
; What `repair` makes of `macro name(…) {…}`.
((source_file (function_signature_item name: (identifier) @name) @def.callable.macro)
  (#set! needs "macro "))

; Values. A tuple struct's fields have their numbers for names; a variant's payload is its type.

((const_item (visibility_modifier)? @modifier name: (identifier) @name type: (_) @type) @def.value.constant
  (#not-eq? @name "_"))

(static_item (visibility_modifier)? @modifier name: (identifier) @name type: (_) @type) @def.value.variable

(field_declaration
  (visibility_modifier)? @modifier
  name: (field_identifier) @name
  type: (_) @type) @def.value.field

((struct_item body: (ordered_field_declaration_list type: (_) @def.value.field))
  (#set! hook "numbered"))

(enum_variant
  name: (identifier) @name
  body: (ordered_field_declaration_list)? @type) @def.value.enum_member

(enum_variant
  name: (identifier) @scope
  body: (field_declaration_list
    (field_declaration name: (field_identifier) @name) @def.value.field))

; Type parameters; a constant one states its type.

(type_parameter name: (type_identifier) @name) @def.meta.type_parameter
(const_parameter name: (identifier) @name type: (_) @type) @def.meta.type_parameter

; Attributes stand before what they belong to.

(attribute_item (attribute (identifier)? @modifier)) @lead

; Properties.

([
  (function_item (visibility_modifier "in"))
  (function_signature_item (visibility_modifier "in"))
  (mod_item (visibility_modifier "in"))
  (struct_item (visibility_modifier "in"))
  (union_item (visibility_modifier "in"))
  (enum_item (visibility_modifier "in"))
  (trait_item (visibility_modifier "in"))
  (type_item (visibility_modifier "in"))
  (const_item (visibility_modifier "in"))
  (static_item (visibility_modifier "in"))
  (field_declaration (visibility_modifier "in"))
] @on (#set! property.visibility "internal"))

(function_item (function_modifiers ["async" "const" "unsafe"] @modifier)) @on
(function_signature_item (function_modifiers ["async" "const" "unsafe"] @modifier)) @on
((function_item (function_modifiers (extern_modifier))) @on (#set! property.extern "true"))
((function_signature_item (function_modifiers (extern_modifier))) @on
  (#set! property.extern "true"))
((foreign_mod_item body: (declaration_list [
  (function_signature_item)
  (static_item)
  (associated_type)] @on))
  (#set! property.extern "true"))
(trait_item "unsafe" @modifier) @on
((static_item) @on (#set! property.static "true"))
((static_item (mutable_specifier)) @on (#set! property.mutable "true"))

; Parameters. One without a name (traits of the 2015 edition) is only a type.

(parameters [(self_parameter) (variadic_parameter)] @param.name) @params

(parameters (parameter
  (mutable_specifier)? @param.modifier
  pattern: _ @param.name
  type: (_) @param.type)) @params

(parameters (_type) @param.type) @params
