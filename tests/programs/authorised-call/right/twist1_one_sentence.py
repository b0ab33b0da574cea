# twist: 1
def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as error:
        return ToolResult(False, f"ERROR: {spec.name} gave a malformed result: {error}")
    return ToolResult(True, raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)
    except (UnknownToolError, UnauthorizedToolError):
        return ToolResult(False, f"ERROR: {tool_name} is none of your tools")
    try:
        validate_against_schema(args, spec.input_schema)
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except Exception as error:
        what = "timed out" if isinstance(error, ToolTimeout) else f"{type(error).__name__}: {error}"
        return ToolResult(False, f"ERROR: {tool_name}: {what}")
    return safe_tool_result(raw, spec)
