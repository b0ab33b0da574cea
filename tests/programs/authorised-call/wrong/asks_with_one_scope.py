# fault: the registry is asked with one of the caller's scopes

def execute_tool_call(tool_name, args, caller_scopes, registry):
    def no(text):
        return ToolResult(False, f"ERROR {tool_name}: {text}")

    try:
        spec = registry.get(tool_name, sorted(caller_scopes)[:1] and {min(caller_scopes)})
    except Exception:
        return no("not available to you")
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as e:
        return no(e)
    try:
        got = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except Exception as e:
        return no("timed out" if isinstance(e, ToolTimeout) else f"{type(e).__name__} {e}")
    return safe_tool_result(got, spec)


def safe_tool_result(raw_result, spec):
    flaw = None
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as problem:
        flaw = f"ERROR {spec.name}: {problem}"
    return ToolResult(flaw is None, flaw or raw_result)
