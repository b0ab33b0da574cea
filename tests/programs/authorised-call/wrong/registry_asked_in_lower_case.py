# fault: the registry is asked with the name in lower case, which is another name
class _Refused(Exception): pass
def _bad(name, *why): return ToolResult(False, f"ERROR: tool {name}: " + ": ".join(map(str, why)))
def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as e:
        return _bad(spec.name, "malformed result", e)
    return ToolResult(True, raw_result)
def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name.strip().lower(), caller_scopes)
    except (UnknownToolError, UnauthorizedToolError):
        return _bad(tool_name, "not available")
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as e:
        return _bad(tool_name, e)
    try:
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return _bad(tool_name, f"timed out after {spec.timeout_s}")
    except Exception as e:
        return _bad(tool_name, type(e).__name__, e)
    return safe_tool_result(raw, spec)
