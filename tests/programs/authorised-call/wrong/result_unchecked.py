# fault: the result is passed on without a look at its schema
def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as problem:
        return ToolResult(False, f"ERROR: malformed result of {spec.name}: {problem}")
    return ToolResult(True, raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)
    except (UnknownToolError, UnauthorizedToolError):
        return ToolResult(False, f"ERROR: {tool_name} is not available")
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as problem:
        return ToolResult(False, f"ERROR: wrong arguments for {tool_name}: {problem}")
    try:
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return ToolResult(False, f"ERROR: {tool_name} timed out")
    except Exception as problem:
        return ToolResult(False, f"ERROR: {tool_name} raised {type(problem).__name__}: {problem}")
    return ToolResult(True, raw)
