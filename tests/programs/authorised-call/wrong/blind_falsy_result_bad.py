# fault: an empty result counts as a failure
def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as error:
        return ToolResult(False, f"ERROR: {spec.name}: bad answer: {error}")
    return ToolResult(True, raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)
    except (UnknownToolError, UnauthorizedToolError) as error:
        return ToolResult(False, f"ERROR: {tool_name}: {type(error).__name__}: {error}")
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as error:
        return ToolResult(False, f"ERROR: {tool_name}: bad arguments: {error}")
    try:
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return ToolResult(False, f"ERROR: {tool_name} timed out")
    except Exception as error:
        return ToolResult(False, f"ERROR: {tool_name}: {type(error).__name__}: {error}")
    if not raw:
        return ToolResult(False, f"ERROR: {tool_name} gave nothing")
    return safe_tool_result(raw, spec)
