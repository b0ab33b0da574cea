class Answer(ToolResult):
    note = "made by the gate"


def _failed(*words):
    return Answer(ok=False, observation="ERROR " + " | ".join(words))


def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(value=raw_result, schema=spec.output_schema)
    except SchemaValidationError as problem:
        return _failed(spec.name, str(problem))
    return Answer(ok=True, observation=raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec = registry.get(tool_name, caller_scopes)
    except (UnknownToolError, UnauthorizedToolError) as refusal:
        return _failed(tool_name, repr(refusal))
    try:
        validate_against_schema(value=args, schema=spec.input_schema)
    except SchemaValidationError as problem:
        return _failed(tool_name, str(problem))
    try:
        raw = execute_with_timeout(fn=spec.fn, args=args, seconds=spec.timeout_s)
    except ToolTimeout:
        return _failed(tool_name, "timed out")
    except Exception as error:
        return _failed(tool_name, type(error).__name__, str(error))
    return safe_tool_result(spec=spec, raw_result=raw)
