#: given
from collections.abc import Callable
from typing import Any, NamedTuple


class ToolSpec(NamedTuple):
    name: str
    input_schema: dict
    output_schema: dict
    timeout_s: float
    fn: Callable


class ToolResult(NamedTuple):
    ok: bool
    observation: Any


class UnknownToolError(Exception): ...


class UnauthorizedToolError(Exception): ...


class SchemaValidationError(Exception): ...


class ToolTimeout(Exception): ...


def validate_against_schema(value, schema):
    for field, kind in schema.items():
        if not isinstance(value, dict) or not isinstance(value.get(field), kind):
            raise SchemaValidationError(f"{field} has to be of type {kind.__name__}")


def execute_with_timeout(fn, args, seconds):
    return fn(**args)


#: end


def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)  #: check_result
    except SchemaValidationError as error:
        return ToolResult(False, f"ERROR: {spec.name} returned something malformed: {error}")  #: malformed
    return ToolResult(True, raw_result)  #: as_it_is


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)  #: scope_first
        validate_against_schema(args, spec.input_schema)  #: args_next
        raw_result = execute_with_timeout(spec.fn, args, spec.timeout_s)  #: deadline
    except ToolTimeout:
        return ToolResult(False, f"ERROR: {tool_name} timed out; it may still take effect")  #: late
    except Exception as error:
        return ToolResult(False, f"ERROR: {tool_name}: {type(error).__name__}: {error}")  #: observation
    return safe_tool_result(raw_result, spec)  #: check_result


if __name__ == "__main__":

    class Registry:
        def get(self, name, scopes):
            if name != "balance":
                raise UnknownToolError(f"no tool {name}")
            if "accounts" not in scopes:
                raise UnauthorizedToolError("the scope accounts is missing")
            return ToolSpec(name, {"account": str}, {"cents": int}, 2.0, balance)

    def balance(account):
        if account == "slow":
            raise ToolTimeout
        return {"cents": 1250} if account == "A17" else "<html>502 Bad Gateway</html>"

    for name, args, scopes in (
        ("balance", {"account": "A17"}, {"accounts"}),
        ("balance", {"account": "A17"}, set()),
        ("balance", {"account": 17}, {"accounts"}),
        ("balance", {"account": "slow"}, {"accounts"}),
        ("balance", {"account": "B20"}, {"accounts"}),
    ):
        ok, observation = execute_tool_call(name, args, scopes, Registry())
        print(ok, observation)
