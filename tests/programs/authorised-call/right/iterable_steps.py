import contextlib, traceback
from typing import Generator


class Steps:
    def __init__(self, tool_name, args, caller_scopes, registry):
        self.tool_name, self.args, self.scopes, self.registry = tool_name, args, caller_scopes, registry
        self.done = []

    def __iter__(self):
        spec = self.registry.get(self.tool_name, self.scopes)
        yield "authorised", spec
        validate_against_schema(self.args, spec.input_schema)
        yield "valid", spec
        yield "ran", (execute_with_timeout(spec.fn, self.args, spec.timeout_s), spec)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    last = None
    try:
        for last in Steps(tool_name, args, caller_scopes, registry):
            pass
    except Exception as error:
        words = "timed out" if isinstance(error, ToolTimeout) else traceback.format_exception_only(type(error), error)[-1].strip() + f" {type(error).__name__} {error}"
        return ToolResult(False, f"ERROR [{tool_name}] {words}")
    return safe_tool_result(*last[1])


def safe_tool_result(raw_result, spec):
    result = ToolResult(True, raw_result)
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as error:
        result = result._replace(ok=False, observation=f"ERROR [{spec.name}] output: {error}")
    return result
