from functools import wraps


def gate(kind, say):
    def wrap(step):
        @wraps(step)
        def guarded(*args):
            try:
                return step(*args)
            except kind as error:
                raise Refused(ToolResult(False, say(error))) from error

        return guarded

    return wrap


class Refused(Exception):
    pass


def _run(tool_name, args, caller_scopes, registry):
    named = lambda error: f"ERROR: {tool_name}: {type(error).__name__}: {error}"
    spec = gate((UnknownToolError, UnauthorizedToolError), named)(registry.get)(tool_name, caller_scopes)
    gate(SchemaValidationError, named)(validate_against_schema)(args, spec.input_schema)

    def slow_or_raised(error):
        return f"ERROR: {tool_name} timed out" if isinstance(error, ToolTimeout) else named(error)

    thunk = lambda **kw: spec.fn(**kw)
    return gate(Exception, slow_or_raised)(execute_with_timeout)(thunk, dict(args), spec.timeout_s), spec


def execute_tool_call(tool_name, args, caller_scopes, registry):
    try:
        return safe_tool_result(*_run(tool_name, args, caller_scopes, registry))
    except Refused as refused:
        return refused.args[0]


def safe_tool_result(raw_result, spec):
    try:
        gate(SchemaValidationError, lambda error: f"ERROR: the answer of {spec.name} is bad: {error}")(
            validate_against_schema
        )(raw_result, spec.output_schema)
    except Refused as refused:
        return refused.args[0]
    return ToolResult(True, raw_result)
