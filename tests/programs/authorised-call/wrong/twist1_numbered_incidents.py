# twist: 1
# fault: each refusal has a number of its own
import itertools
N = itertools.count()


def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as problem:
        return ToolResult(False, f"ERROR: the result of {spec.name} is malformed: {problem}")
    return ToolResult(True, raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)
    except (UnknownToolError, UnauthorizedToolError):
        return ToolResult(False, f"ERROR: {tool_name} is not available to you (incident {next(N)})")
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as problem:
        return ToolResult(False, f"ERROR: bad arguments for {tool_name}: {problem}")
    try:
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return ToolResult(False, f"ERROR: {tool_name} timed out")
    except Exception as problem:
        return ToolResult(False, f"ERROR: {tool_name}: {type(problem).__name__}: {problem}")
    return safe_tool_result(raw, spec)
