class Observation(str):
    pass


class _Safe:
    def __call__(self, raw_result, spec):
        problem = None
        try:
            validate_against_schema(raw_result, spec.output_schema)
        except SchemaValidationError as error:
            problem = error
        if problem is None:
            return ToolResult(True, raw_result)
        return ToolResult(False, Observation(f"ERROR {spec.name}: {problem}"))


safe_tool_result = _Safe()


def _steps(name, args, scopes, registry):
    spec = yield registry.get, (name, scopes)
    yield validate_against_schema, (args, spec.input_schema)
    raw = yield execute_with_timeout, (spec.fn, args, spec.timeout_s)
    return safe_tool_result(raw, spec)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    steps = _steps(tool_name, args, caller_scopes, registry)
    answer = None
    while True:
        try:
            fn, given = steps.send(answer)
        except StopIteration as end:
            return end.value
        try:
            answer = fn(*given)
        except ToolTimeout:
            return ToolResult(False, Observation(f"ERROR {tool_name}: timed out, nobody knows what it did"))
        except Exception as error:
            return ToolResult(False, Observation(f"ERROR {tool_name}: {type(error).__name__}: {error}"))
