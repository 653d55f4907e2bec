; Imports: of a namespace, of the types in a type (`using static`), and aliases.

(using_directive
  !name
  [(identifier) (qualified_name)] @import.module @import.all)

(using_directive
  name: (identifier) @import.alias
  "=" . [(identifier) (qualified_name)] @import.module)
