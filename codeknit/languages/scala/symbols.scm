; Packages: clauses, and those with a body.

((package_clause name: (package_identifier) @name !body) @def.module.package (#set! clause))
(package_clause name: (package_identifier) @name body: (_)) @def.module.package
(package_object name: (_) @name) @def.type.object

; Types.

(class_definition name: (_) @name) @def.type.class
(trait_definition name: (_) @name) @def.type.trait
(object_definition name: (_) @name) @def.type.object
(enum_definition name: (_) @name) @def.type.enum
((type_definition name: (_) @name) @def.type.type_alias (#set! hook "unrefined"))

; Primary constructors: all parameter lists behind the name of the type.

((class_definition
  (access_modifier)? @modifier
  class_parameters: (class_parameters)+ @params @def.callable.constructor)
  (#set! name "this")
  (#set! hook "lists"))

((trait_definition
  (access_modifier)? @modifier
  class_parameters: (class_parameters)+ @params @def.callable.constructor)
  (#set! name "this")
  (#set! hook "lists"))

((enum_definition
  (access_modifier)? @modifier
  class_parameters: (class_parameters)+ @params @def.callable.constructor)
  (#set! name "this")
  (#set! hook "lists"))

; Functions.

((function_definition name: (_) @name return_type: (_)? @return) @def.callable.function
  (#set! hook "function"))
((function_declaration name: (_) @name return_type: (_)? @return) @def.callable.function
  (#set! hook "function"))

; Values of types, packages and files. Those of blocks are locals.

((template_body (val_definition
  pattern: [
    (identifier) @name
    (operator_identifier) @name
    (identifiers (identifier) @name)]
  type: (_)? @type) @def.value.variable)
  (#set! property.readonly "true")
  (#set! encloses))

((template_body (val_definition
  pattern: [
    (tuple_pattern) @name
    (case_class_pattern) @name
    (infix_pattern) @name
    (capture_pattern) @name
    (typed_pattern) @name]) @def.value.variable)
  (#set! property.readonly "true")
  (#set! encloses)
  (#set! hook "bound"))

((with_template_body (val_definition
  pattern: [
    (identifier) @name
    (operator_identifier) @name
    (identifiers (identifier) @name)]
  type: (_)? @type) @def.value.variable)
  (#set! property.readonly "true")
  (#set! encloses))

((with_template_body (val_definition
  pattern: [
    (tuple_pattern) @name
    (case_class_pattern) @name
    (infix_pattern) @name
    (capture_pattern) @name
    (typed_pattern) @name]) @def.value.variable)
  (#set! property.readonly "true")
  (#set! encloses)
  (#set! hook "bound"))

((enum_body (val_definition
  pattern: [
    (identifier) @name
    (operator_identifier) @name
    (identifiers (identifier) @name)]
  type: (_)? @type) @def.value.variable)
  (#set! property.readonly "true")
  (#set! encloses))

((enum_body (val_definition
  pattern: [
    (tuple_pattern) @name
    (case_class_pattern) @name
    (infix_pattern) @name
    (capture_pattern) @name
    (typed_pattern) @name]) @def.value.variable)
  (#set! property.readonly "true")
  (#set! encloses)
  (#set! hook "bound"))

((compilation_unit (val_definition
  pattern: [
    (identifier) @name
    (operator_identifier) @name
    (identifiers (identifier) @name)]
  type: (_)? @type) @def.value.variable)
  (#set! property.readonly "true")
  (#set! encloses))

((compilation_unit (val_definition
  pattern: [
    (tuple_pattern) @name
    (case_class_pattern) @name
    (infix_pattern) @name
    (capture_pattern) @name
    (typed_pattern) @name]) @def.value.variable)
  (#set! property.readonly "true")
  (#set! encloses)
  (#set! hook "bound"))

((val_declaration name: (_) @name type: (_)? @type) @def.value.variable
  (#set! property.readonly "true")
  (#set! hook "unrefined"))

((template_body (var_definition
  pattern: [
    (identifier) @name
    (operator_identifier) @name
    (identifiers (identifier) @name)]
  type: (_)? @type) @def.value.variable)
  (#set! encloses))

((template_body (var_definition
  pattern: [
    (tuple_pattern) @name
    (case_class_pattern) @name
    (infix_pattern) @name
    (capture_pattern) @name
    (typed_pattern) @name]) @def.value.variable)
  (#set! encloses)
  (#set! hook "bound"))

((with_template_body (var_definition
  pattern: [
    (identifier) @name
    (operator_identifier) @name
    (identifiers (identifier) @name)]
  type: (_)? @type) @def.value.variable)
  (#set! encloses))

((with_template_body (var_definition
  pattern: [
    (tuple_pattern) @name
    (case_class_pattern) @name
    (infix_pattern) @name
    (capture_pattern) @name
    (typed_pattern) @name]) @def.value.variable)
  (#set! encloses)
  (#set! hook "bound"))

((enum_body (var_definition
  pattern: [
    (identifier) @name
    (operator_identifier) @name
    (identifiers (identifier) @name)]
  type: (_)? @type) @def.value.variable)
  (#set! encloses))

((enum_body (var_definition
  pattern: [
    (tuple_pattern) @name
    (case_class_pattern) @name
    (infix_pattern) @name
    (capture_pattern) @name
    (typed_pattern) @name]) @def.value.variable)
  (#set! encloses)
  (#set! hook "bound"))

((compilation_unit (var_definition
  pattern: [
    (identifier) @name
    (operator_identifier) @name
    (identifiers (identifier) @name)]
  type: (_)? @type) @def.value.variable)
  (#set! encloses))

((compilation_unit (var_definition
  pattern: [
    (tuple_pattern) @name
    (case_class_pattern) @name
    (infix_pattern) @name
    (capture_pattern) @name
    (typed_pattern) @name]) @def.value.variable)
  (#set! encloses)
  (#set! hook "bound"))

((var_declaration name: (_) @name type: (_)? @type) @def.value.variable
  (#set! hook "unrefined"))

(template_body (val_definition
  pattern: (identifier) @name
  value: (lambda_expression parameters: (_) @params)) @def.callable.function)

(with_template_body (val_definition
  pattern: (identifier) @name
  value: (lambda_expression parameters: (_) @params)) @def.callable.function)

(enum_body (val_definition
  pattern: (identifier) @name
  value: (lambda_expression parameters: (_) @params)) @def.callable.function)

(compilation_unit (val_definition
  pattern: (identifier) @name
  value: (lambda_expression parameters: (_) @params)) @def.callable.function)

; What the parameters of a class declare: those with `val` or `var`, and all of the first list of a
; case class.

((class_parameter "val" @modifier name: (_) @name type: (_)? @type) @def.value.field
  (#set! member))
((class_parameter "var" name: (_) @name type: (_)? @type) @def.value.field (#set! member))
((class_definition
  "case"
  class_parameters: (class_parameters
    (class_parameter name: (_) @name type: (_)? @type) @def.value.field))
  (#set! member)
  (#set! property.readonly "true")
  (#set! hook "of_case"))

; Enum cases. The parameters of one are its type, as it were.

(simple_enum_case name: (_) @name) @def.value.enum_member
((full_enum_case name: (_) @name class_parameters: (class_parameters)? @type)
  @def.value.enum_member
  (#set! encloses))

; Givens. One with a body is an object, one with parameters a function; what a nameless one
; declares is in the scope around it.

((given_definition name: (_) @name return_type: (_)? @type) @def.value.variable
  (#set! property.given "true")
  (#set! encloses))
((given_definition
  name: (_) @name
  parameters: (parameters)+ @params
  return_type: (_)? @return) @def.callable.function
  (#set! property.given "true"))
((given_definition
  name: (_) @name
  return_type: (_)? @type
  body: (with_template_body)) @def.type.object
  (#set! property.given "true"))
(given_definition !name) @region

; Anonymous classes.

(instance_expression (template_body)) @region

; Extensions: methods of the type they extend, which is their first parameter.

((extension_definition) @region (#set! hook "extended"))

((extension_definition (function_definition name: (_) @name) @def.callable.function)
  (#set! property.extension "true")
  (#set! hook "extending"))
((extension_definition (function_declaration name: (_) @name) @def.callable.function)
  (#set! property.extension "true")
  (#set! hook "extending"))
((extension_definition (template_body (function_definition name: (_) @name) @def.callable.function))
  (#set! property.extension "true")
  (#set! hook "extending"))
((extension_definition (template_body (function_declaration name: (_) @name) @def.callable.function))
  (#set! property.extension "true")
  (#set! hook "extending"))
((extension_definition (indented_block (function_definition name: (_) @name) @def.callable.function))
  (#set! property.extension "true")
  (#set! hook "extending"))
((extension_definition (indented_block (function_declaration name: (_) @name) @def.callable.function))
  (#set! property.extension "true")
  (#set! hook "extending"))

; Type parameters: their own names, not those of their parameters.

(class_definition (type_parameters name: (identifier) @name @def.meta.type_parameter))
(class_definition (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))
(trait_definition (type_parameters name: (identifier) @name @def.meta.type_parameter))
(trait_definition (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))
(enum_definition (type_parameters name: (identifier) @name @def.meta.type_parameter))
(enum_definition (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))
(function_definition (type_parameters name: (identifier) @name @def.meta.type_parameter))
(function_definition (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))
((function_declaration (type_parameters name: (identifier) @name @def.meta.type_parameter))
  (#set! hook "declared"))
((function_declaration (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))
  (#set! hook "declared"))
((type_definition (type_parameters name: (identifier) @name @def.meta.type_parameter))
  (#set! hook "declared"))
((type_definition (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))
  (#set! hook "declared"))
(given_definition (type_parameters name: (identifier) @name @def.meta.type_parameter))
(given_definition (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))
(extension_definition (type_parameters name: (identifier) @name @def.meta.type_parameter))
(extension_definition (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))
(full_enum_case (type_parameters name: (identifier) @name @def.meta.type_parameter))
(full_enum_case (type_parameters [
  (covariant_type_parameter name: (identifier) @name)
  (contravariant_type_parameter name: (identifier) @name)] @def.meta.type_parameter))

; Properties.

(class_definition (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(class_definition (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(class_definition (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((class_definition (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((class_definition (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(class_definition (annotation name: (type_identifier) @modifier)) @on
(trait_definition (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(trait_definition (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(trait_definition (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((trait_definition (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((trait_definition (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(trait_definition (annotation name: (type_identifier) @modifier)) @on
(object_definition (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(object_definition (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(object_definition (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((object_definition (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((object_definition (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(object_definition (annotation name: (type_identifier) @modifier)) @on
(enum_definition (annotation name: (type_identifier) @modifier)) @on
(function_definition (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(function_definition (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(function_definition (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((function_definition (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((function_definition (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(function_definition (annotation name: (type_identifier) @modifier)) @on
(function_declaration (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(function_declaration (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(function_declaration (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((function_declaration (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((function_declaration (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(function_declaration (annotation name: (type_identifier) @modifier)) @on
(val_definition (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(val_definition (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(val_definition (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((val_definition (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((val_definition (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(val_definition (annotation name: (type_identifier) @modifier)) @on
(val_declaration (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(val_declaration (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(val_declaration (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((val_declaration (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((val_declaration (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(val_declaration (annotation name: (type_identifier) @modifier)) @on
(var_definition (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(var_definition (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(var_definition (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((var_definition (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((var_definition (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(var_definition (annotation name: (type_identifier) @modifier)) @on
(var_declaration (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(var_declaration (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(var_declaration (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((var_declaration (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((var_declaration (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(var_declaration (annotation name: (type_identifier) @modifier)) @on
(type_definition (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(type_definition (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(type_definition (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((type_definition (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((type_definition (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(type_definition (annotation name: (type_identifier) @modifier)) @on
(given_definition (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(given_definition (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(given_definition (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((given_definition (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((given_definition (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(given_definition (annotation name: (type_identifier) @modifier)) @on
(class_parameter (modifiers [
  "abstract" "final" "sealed" "implicit" "lazy" "override"
  (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier)] @modifier)) @on
(class_parameter (modifiers (access_modifier . ["private" "protected"] @modifier .))) @on
(class_parameter (modifiers (access_modifier "protected" @modifier (access_qualifier)))) @on
((class_parameter (modifiers (access_modifier "private" @modifier (access_qualifier (_) @_where)))) @on
  (#eq? @_where "this"))
((class_parameter (modifiers (access_modifier "private" (access_qualifier (_) @_where)))) @on
  (#not-eq? @_where "this")
  (#set! property.visibility "package"))
(class_parameter (annotation name: (type_identifier) @modifier)) @on
(class_definition "case" @modifier) @on
(object_definition "case" @modifier) @on
(type_definition (opaque_modifier) @modifier) @on

; End markers stand behind what they end.

((compilation_unit (_) @on . "end" @_end) (#set! hook "ended"))
((template_body (_) @on . "end" @_end) (#set! hook "ended"))
((with_template_body (_) @on . "end" @_end) (#set! hook "ended"))
((indented_block (_) @on . "end" @_end) (#set! hook "ended"))
((block (_) @on . "end" @_end) (#set! hook "ended"))

; Comments at the end of an indented body are no part of the declaration.

(indented_block (comment) @tail)
(indented_block (block_comment) @tail)
(template_body (comment) @tail)
(template_body (block_comment) @tail)
(with_template_body (comment) @tail)

; Parameters. `using` or `implicit` at the head of a list holds for all of it.

((parameters (parameter
  name: (_) @param.name
  type: (_)? @param.type
  default_value: (_)? @param.default)) @params
  (#set! hook "parameter"))
((parameters [
  (type_identifier) (stable_type_identifier) (generic_type) (tuple_type) (function_type)
  (infix_type) (projected_type) (compound_type) (singleton_type) (applied_constructor_type)
  (annotated_type)] @param.type) @params
  (#set! hook "parameter"))
((class_parameters (class_parameter
  ["val" "var"]? @param.modifier
  name: (_) @param.name
  type: (_)? @param.type
  default_value: (_)? @param.default)) @params
  (#set! hook "parameter"))
(bindings (binding name: (_) @param.name type: (_)? @param.type)) @params
(lambda_expression parameters: (identifier) @param.name @params)
(lambda_expression parameters: (wildcard) @param.name @params)
