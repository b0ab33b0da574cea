from contextlib import contextmanager


class Failed(Exception):
    def __init__(self, text):
        self.result = ToolResult(False, "ERROR " + text)


@contextmanager
def stage(name, *kinds, label=None):
    try:
        yield
    except kinds as e:
        raise Failed(f"{name}: {label or type(e).__name__}: {e}") from e


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        with stage(tool_name, UnknownToolError, UnauthorizedToolError, label="refused"):
            spec = registry.get(tool_name, caller_scopes)
        with stage(tool_name, SchemaValidationError, label="args"):
            validate_against_schema(args, spec.input_schema)
        with stage(tool_name, Exception):
            with stage(tool_name, ToolTimeout, label="timed out"):
                raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except Failed as f:
        return f.result
    return safe_tool_result(raw, spec)


def safe_tool_result(raw_result, spec):
    try:
        with stage(spec.name, SchemaValidationError, label="malformed"):
            validate_against_schema(raw_result, spec.output_schema)
    except Failed as f:
        return f.result
    return ToolResult(True, raw_result)
