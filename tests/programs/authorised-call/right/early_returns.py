def failed(message):
    return ToolResult(ok=False, observation=f"ERROR: {message}")


def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as fault:
        return failed(f"the result of {spec.name} is malformed ({fault})")
    else:
        return ToolResult(ok=True, observation=raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)
    except UnknownToolError:
        return failed(f"no tool called {tool_name}")
    except UnauthorizedToolError:
        return failed(f"{tool_name} is not allowed for this caller")
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as fault:
        return failed(f"bad arguments for {tool_name}: {fault}")
    try:
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return failed(f"{tool_name} timed out after {spec.timeout_s} s")
    except Exception as fault:
        return failed(f"{tool_name} raised {type(fault).__name__}: {fault}")
    return safe_tool_result(raw, spec)
