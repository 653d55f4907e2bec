"""What the queries of JavaScript cannot say."""

from codeknit.languages.ecmascript.hooks import (
    assigned_region,
    bound_member,
    bound_names,
    bound_region,
    module_finder,
    own_name,
    unbound_class,
    whole_export,
)

__all__ = [
    "assigned_region",
    "bound_member",
    "bound_names",
    "bound_region",
    "module_finder",
    "own_name",
    "unbound_class",
    "whole_export",
]
