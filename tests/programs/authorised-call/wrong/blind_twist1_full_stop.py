# twist: 1
# fault: a full stop tells whether the tool exists
def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as error:
        return ToolResult(False, f"ERROR: {spec.name}: bad answer: {error}")
    return ToolResult(True, raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)
    except UnknownToolError:
        return ToolResult(False, f"ERROR: {tool_name} can not be used.")
    except UnauthorizedToolError:
        return ToolResult(False, f"ERROR: {tool_name} can not be used")
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
    return safe_tool_result(raw, spec)
