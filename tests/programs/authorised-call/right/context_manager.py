from contextlib import contextmanager


class Failed(Exception):
    """Carries the observation out of a step."""


@contextmanager
def step(saying):
    try:
        yield
    except ToolTimeout as error:
        raise Failed(f"ERROR: {saying}: timed out") from error
    except Exception as error:
        raise Failed(f"ERROR: {saying}: {type(error).__name__}: {error}") from error


def safe_tool_result(raw_result, spec):
    try:
        with step(f"malformed output of {spec.name}"):
            validate_against_schema(raw_result, spec.output_schema)
    except Failed as failure:
        return ToolResult(False, str(failure))
    return ToolResult(True, raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        with step(f"{tool_name} refused"):
            spec = registry.get(tool_name, caller_scopes)
        with step(f"arguments of {tool_name}"):
            validate_against_schema(args, spec.input_schema)
        with step(tool_name):
            raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except Failed as failure:
        return ToolResult(False, str(failure))
    return safe_tool_result(raw, spec)
