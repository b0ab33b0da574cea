class Observation(str):
    def __new__(cls, tool, *parts):
        return super().__new__(cls, "ERROR: " + " ".join([str(tool), *map(str, parts)]))


def execute_tool_call(tool_name, args, caller_scopes, registry):
    def steps():
        spec = yield lambda: registry.get(tool_name, caller_scopes)
        yield lambda: validate_against_schema(args, spec.input_schema)
        raw = yield lambda: execute_with_timeout(spec.fn, args, spec.timeout_s)
        return safe_tool_result(raw, spec)

    gen = steps()
    value = None
    while True:
        try:
            work = gen.send(value)
        except StopIteration as done:
            return done.value
        try:
            value = work()
        except ToolTimeout as e:
            return ToolResult(False, Observation(tool_name, "timed out", e))
        except Exception as e:
            return ToolResult(False, Observation(tool_name, type(e).__name__, e))


def safe_tool_result(raw, spec):
    try:
        validate_against_schema(raw, spec.output_schema)
    except SchemaValidationError as e:
        return ToolResult(False, Observation(spec.name, "malformed:", e))
    return ToolResult(True, raw)
