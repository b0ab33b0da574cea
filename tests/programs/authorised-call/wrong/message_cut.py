# fault: a long message is cut
def refused(name, why):
    return ToolResult(False, f"ERROR: {name}: {why}")


def safe_tool_result(raw, tool):
    trouble = None
    try:
        validate_against_schema(raw, tool.output_schema)
    except SchemaValidationError as misfit:
        trouble = f"gave a malformed result: {misfit}"
    return ToolResult(True, raw) if trouble is None else refused(tool.name, trouble)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)
        validate_against_schema(args, spec.input_schema)
    except Exception as e:
        return ToolResult(False, f"ERROR: {tool_name}: {e}")
    try:
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return ToolResult(False, f"ERROR: {tool_name} timed out after {spec.timeout_s} s")
    except Exception as e:
        return ToolResult(False, f"ERROR: {tool_name} failed: {type(e).__name__}: {str(e)[:80]}")
    return safe_tool_result(raw, spec)
