from __future__ import annotations

from typing import Any


def _observation(kind: str, name: str, error: Exception | str = "") -> ToolResult:
    return ToolResult(False, "ERROR (%s) in %s: %s" % (kind, name, error))


def safe_tool_result(raw_result: Any, spec: ToolSpec) -> ToolResult:
    outcome = ToolResult(True, raw_result)
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as error:
        outcome = _observation("output", spec.name, error)
    return outcome


def execute_tool_call(tool_name: str, args: dict[str, Any], caller_scopes: set[str], registry: Any) -> ToolResult:
    try:
        spec = registry.get(tool_name, caller_scopes)
        validate_against_schema(args, spec.input_schema)
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except Exception as error:
        match error:
            case ToolTimeout():
                return _observation("timed out", tool_name)
            case UnknownToolError() | UnauthorizedToolError():
                return _observation("refused", tool_name)
            case _:
                return _observation(type(error).__name__, tool_name, error)
    return safe_tool_result(raw, spec)
