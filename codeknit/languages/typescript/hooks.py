"""What the queries of TypeScript cannot say."""

from codeknit.languages.ecmascript.hooks import (
    alias_member,
    assigned_region,
    bound_member,
    bound_names,
    bound_region,
    conditional_type,
    declared_type_parameter,
    module_finder,
    own_name,
    unbound_class,
    undeclared,
    whole_export,
)

__all__ = [
    "alias_member",
    "assigned_region",
    "bound_member",
    "bound_names",
    "bound_region",
    "conditional_type",
    "declared_type_parameter",
    "module_finder",
    "own_name",
    "unbound_class",
    "undeclared",
    "whole_export",
]
