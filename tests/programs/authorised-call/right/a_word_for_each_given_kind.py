# An exception of a given kind that the tool raised itself gets a sentence of its own, without type and message.
GIVEN = UnknownToolError, UnauthorizedToolError, SchemaValidationError


def error(*parts, verdict=ToolResult):
    return verdict(False, "ERROR: " + ", ".join(map(str, parts)) + ".")


def safe_tool_result(raw_result, spec, *, check=validate_against_schema):
    try:
        validate_against_schema(raw_result, spec.output_schema)
        return ToolResult(True, raw_result)
    except SchemaValidationError as e:
        return error(f"the result of {spec.name} was kept back", e)


def execute_tool_call(tool_name, args, caller_scopes, registry, tries=1):
    steps = ["find", "check", "run"]
    spec = raw = None
    try:
        while steps:
            now = steps.pop(0)
            if now == "find":
                spec = registry.get(tool_name, caller_scopes)
            elif now == "check":
                validate_against_schema(args, spec.input_schema)
            else:
                raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return error(tool_name, "timed out")
    except GIVEN as e:
        return error(tool_name, {"find": "not to be had", "check": e, "run": "trouble inside the tool"}[now])
    except Exception as e:
        return error(tool_name, type(e).__name__, e)
    return safe_tool_result(raw, spec)
