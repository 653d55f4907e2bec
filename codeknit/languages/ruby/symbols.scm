; Modules and classes. A class reopened is a symbol each time.

(module name: [
  (constant) @name
  (scope_resolution scope: (_) @scope name: (constant) @name)
  (scope_resolution !scope "::" @scope name: (constant) @name)]) @def.module.module

(class name: [
  (constant) @name
  (scope_resolution scope: (_) @scope name: (constant) @name)
  (scope_resolution !scope "::" @scope name: (constant) @name)]) @def.type.class

; What stands in `class << self` belongs to the class itself.

((singleton_class value: (_) @name) @region (#set! hook "opened"))
((singleton_class body: (body_statement) @on)
  (#set! hook "members")
  (#set! property.static "true"))

; Methods.

(method name: (_) @name parameters: (method_parameters)? @params) @def.callable.function

((singleton_method
  object: (_) @scope
  name: (_) @name
  parameters: (method_parameters)? @params) @def.callable.method
  (#set! property.static "true")
  (#set! hook "singleton"))

; Methods with a literal name and the block or lambda that is their body.

((call
  !receiver
  method: (identifier) @_define
  arguments: (argument_list . [(simple_symbol) (string)] @name)
  block: (_ parameters: (block_parameters)? @params)) @def.callable.function
  (#any-of? @_define "define_method" "define_singleton_method")
  (#set! hook "named"))

((call
  !receiver
  method: (identifier) @_define
  arguments: (argument_list
    . [(simple_symbol) (string)] @name
    . (lambda parameters: (lambda_parameters)? @params))) @def.callable.function
  (#any-of? @_define "define_method" "define_singleton_method")
  (#set! hook "named"))

((call
  !receiver
  method: (identifier) @_define
  arguments: (argument_list . [(simple_symbol) (string)] @name . [
    (identifier)
    (call)
    (block_argument)
    (constant)
    (instance_variable)] @params)) @def.callable.function
  (#any-of? @_define "define_method" "define_singleton_method")
  (#set! hook "named"))

((call
  !receiver
  method: (identifier) @_define
  arguments: (argument_list . [(simple_symbol) (string)])) @on
  (#eq? @_define "define_singleton_method")
  (#set! property.static "true"))

; Another name for a method. It passes everything on.

((alias name: (_) @name alias: (_) @value.alias @params) @def.callable.function
  (#set! hook "renamed"))

((call
  !receiver
  method: (identifier) @_alias
  arguments: (argument_list . [(simple_symbol) (string)] @name . (_) @params)) @def.callable.function
  (#eq? @_alias "alias_method")
  (#set! hook "named"))

((call
  !receiver
  method: (identifier) @_alias
  arguments: (argument_list
    . [(simple_symbol) (string)] @name
    . [(simple_symbol) (string)] @value.alias @params)) @def.callable.function
  (#eq? @_alias "alias_method")
  (#set! hook "renamed"))

; Constants. One bound to a lambda is a callable, one bound to a new class is that class.

((assignment left: [
  (constant) @name
  (scope_resolution scope: (_) @scope name: (constant) @name)
  (scope_resolution !scope "::" @scope name: (constant) @name)
  (left_assignment_list (constant) @name)]) @def.value.constant
  (#set! assigned)
  (#set! hook "with_heredoc"))

((operator_assignment left: [
  (constant) @name
  (scope_resolution scope: (_) @scope name: (constant) @name)
  (scope_resolution !scope "::" @scope name: (constant) @name)]) @def.value.constant
  (#set! assigned)
  (#set! hook "with_heredoc"))

((assignment
  left: (constant) @name
  right: (lambda parameters: (lambda_parameters)? @params)) @def.callable.function
  (#set! assigned))

((assignment
  left: (constant) @name
  right: (call
    !receiver
    method: (identifier) @_lambda
    block: (_ parameters: (block_parameters)? @params))) @def.callable.function
  (#any-of? @_lambda "lambda" "proc")
  (#set! assigned))

((assignment
  left: [
    (constant) @name
    (scope_resolution scope: (_) @scope name: (constant) @name)]
  right: (call receiver: (constant) @_class method: (identifier) @_new)) @def.type.class
  (#any-of? @_class "Class" "Struct" "Data")
  (#any-of? @_new "new" "define"))

((assignment
  left: [
    (constant) @name
    (scope_resolution scope: (_) @scope name: (constant) @name)]
  right: (call receiver: (constant) @_class method: (identifier) @_new)) @def.module.module
  (#eq? @_class "Module")
  (#eq? @_new "new"))

; Members of structures, which are fields of the class that is named after them or inherits.

((assignment
  left: [(constant) (scope_resolution)]
  right: (call
    receiver: (constant) @_class
    method: (identifier) @_new
    arguments: (argument_list (simple_symbol) @name @def.value.field)))
  (#any-of? @_class "Struct" "Data")
  (#any-of? @_new "new" "define")
  (#set! hook "named"))

((class superclass: (superclass (call
  receiver: (constant) @_class
  method: (identifier) @_new
  arguments: (argument_list (simple_symbol) @name @def.value.field))))
  (#any-of? @_class "Struct" "Data")
  (#any-of? @_new "new" "define")
  (#set! hook "named"))

; Variables of the class, and of the program.

(class body: (body_statement [
  (assignment left: [
    (instance_variable) @name
    (class_variable) @name
    (global_variable) @name]) @def.value.variable
  (operator_assignment left: [
    (instance_variable) @name
    (class_variable) @name
    (global_variable) @name]) @def.value.variable])
  (#set! assigned)
  (#set! hook "with_heredoc"))

(module body: (body_statement [
  (assignment left: [
    (instance_variable) @name
    (class_variable) @name
    (global_variable) @name]) @def.value.variable
  (operator_assignment left: [
    (instance_variable) @name
    (class_variable) @name
    (global_variable) @name]) @def.value.variable])
  (#set! assigned)
  (#set! hook "with_heredoc"))

(program [
  (assignment left: (global_variable) @name) @def.value.variable
  (operator_assignment left: (global_variable) @name) @def.value.variable]
  (#set! assigned)
  (#set! hook "with_heredoc"))

; Attributes.

((call
  !receiver
  method: (identifier) @_attr @modifier
  arguments: (argument_list [(simple_symbol) (string)] @name @def.value.property)) @span
  (#any-of? @_attr "attr_reader" "attr_writer" "attr_accessor" "attr")
  (#set! hook "named"))

; Visibility, by section and by name: the hook reads the body around such a word.

((call !receiver method: (identifier) @on)
  (#any-of? @on
    "private" "protected" "public" "module_function"
    "private_class_method" "public_class_method" "private_constant")
  (#set! hook "visibilities"))

([
  (body_statement (identifier) @on)
  (block_body (identifier) @on)
  (program (identifier) @on)
  (then (identifier) @on)
  (else (identifier) @on)
  (begin (identifier) @on)
  (if_modifier (identifier) @on)
  (unless_modifier (identifier) @on)
]
  (#any-of? @on "private" "protected" "public" "module_function")
  (#set! hook "visibilities"))

; Parameters of methods, blocks and lambdas.

(method_parameters [
  (identifier)
  (splat_parameter)
  (hash_splat_parameter)
  (block_parameter)
  (destructured_parameter)
  (forward_parameter)
  (hash_splat_nil)] @param.name) @params
(method_parameters
  (optional_parameter name: (_) @param.name value: (_) @param.default)) @params
(method_parameters (keyword_parameter
  name: (_) @param.name
  ":" @param.mark
  value: (_)? @param.default)) @params

(block_parameters [
  (identifier)
  (splat_parameter)
  (hash_splat_parameter)
  (block_parameter)
  (destructured_parameter)
  (forward_parameter)
  (hash_splat_nil)] @param.name) @params
(block_parameters
  (optional_parameter name: (_) @param.name value: (_) @param.default)) @params
(block_parameters (keyword_parameter
  name: (_) @param.name
  ":" @param.mark
  value: (_)? @param.default)) @params

(lambda_parameters [
  (identifier)
  (splat_parameter)
  (hash_splat_parameter)
  (block_parameter)
  (destructured_parameter)
  (forward_parameter)
  (hash_splat_nil)] @param.name) @params
(lambda_parameters
  (optional_parameter name: (_) @param.name value: (_) @param.default)) @params
(lambda_parameters (keyword_parameter
  name: (_) @param.name
  ":" @param.mark
  value: (_)? @param.default)) @params

; What another name, or a method object, takes: whatever the original does.

((alias alias: (_) @param.name @params) (#set! hook "anything"))
((call
  !receiver
  method: (identifier) @_define
  arguments: (argument_list . (_) . (_) @param.name @params))
  (#any-of? @_define "alias_method" "define_method" "define_singleton_method")
  (#set! hook "anything"))
