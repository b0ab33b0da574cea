# fault: the registry is asked with the name in lower case, which is another name
def _bad(name, *why): return ToolResult(False, f"ERROR: tool {name}: " + ": ".join(map(str, why)))
def _problem(value, schema):
    try: validate_against_schema(value, schema)
    except SchemaValidationError as misfit: return misfit
def safe_tool_result(raw_result, spec):
    problem = _problem(raw_result, spec.output_schema)
    return _bad(spec.name, "malformed result", problem) if problem else ToolResult(True, raw_result)
def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name.strip().lower(), caller_scopes)
    except (UnknownToolError, UnauthorizedToolError):
        return _bad(tool_name, "not available")
    if problem := _problem(args, spec.input_schema):
        return _bad(tool_name, problem)
    try:
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return _bad(tool_name, f"timed out after {spec.timeout_s}")
    except Exception as e:
        return _bad(tool_name, type(e).__name__, e)
    return safe_tool_result(raw, spec)
