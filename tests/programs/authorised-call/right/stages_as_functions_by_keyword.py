from contextlib import contextmanager


class _Refused(Exception):
    pass


@contextmanager
def _told(kind, text):
    try:
        yield
    except kind as error:
        raise _Refused(f"ERROR {text}: {type(error).__name__}: {error}") from error


def _run(name, args, scopes, registry):
    with _told((UnknownToolError, UnauthorizedToolError), f"cannot use {name}"):
        spec = registry.get(name, scopes)
    with _told(SchemaValidationError, f"arguments of {name} do not fit"):
        validate_against_schema(value=args, schema=spec.input_schema)
    with _told(Exception, f"{name} failed"), _told(ToolTimeout, f"{name} timed out"):
        result = execute_with_timeout(fn=spec.fn, args=args, seconds=spec.timeout_s)
    return spec, result


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        spec, raw = _run(tool_name, args, caller_scopes, registry)
    except _Refused as refused:
        return ToolResult(ok=False, observation=str(refused))
    return safe_tool_result(raw_result=raw, spec=spec)


def safe_tool_result(raw_result, spec):
    try:
        with _told(SchemaValidationError, f"what {spec.name} returned has the wrong form"):
            validate_against_schema(value=raw_result, schema=spec.output_schema)
    except _Refused as refused:
        return ToolResult(ok=False, observation=str(refused))
    return ToolResult(ok=True, observation=raw_result)
