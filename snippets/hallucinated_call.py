#: given
import difflib
from collections.abc import Callable
from typing import NamedTuple


class ToolSpec(NamedTuple):
    input_schema: dict
    scopes_required: frozenset
    fn: Callable


class SchemaValidationError(Exception): ...


def validate_against_schema(value, schema):
    for field in {*value, *schema}:
        if field not in value or field not in schema:
            raise SchemaValidationError(f"{field} is {'missing' if field in schema else 'no argument'}")


#: end


def handle_hallucinated_call(action, args, registry, caller_scopes):
    allowed = {name: spec for name, spec in registry.items() if spec.scopes_required <= caller_scopes}  #: allowed
    if action not in allowed:  #: unknown
        lower = {name.lower(): name for name in allowed}  #: any_case
        close = difflib.get_close_matches(action.lower(), lower, n=1)  #: hint
        hint = f"Did you mean {lower[close[0]]}? " if close else ""  #: hint
        return f"ERROR: there is no tool {action}. {hint}Available: {', '.join(allowed)}"  #: list_allowed
    schema = allowed[action].input_schema
    try:
        validate_against_schema(args, schema)  #: check_args
    except SchemaValidationError as error:
        return f"ERROR: {action} can't be called like that: {error}. It takes {schema}"  #: tell_schema
    return None  #: in_order


if __name__ == "__main__":
    registry = {
        "find_order": ToolSpec({"order": "string"}, frozenset(), print),
        "list_orders": ToolSpec({}, frozenset(), print),
        "delete_order": ToolSpec({"order": "string"}, frozenset({"admin"}), print),
    }
    for action, args in (
        ("Find_Orders", {}),
        ("delete_order", {"order": "A17"}),
        ("find_order", {"id": "A17", "order": "A17"}),
        ("find_order", {"order": "A17"}),
    ):
        print(handle_hallucinated_call(action, args, registry, set()))
