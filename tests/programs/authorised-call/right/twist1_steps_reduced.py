# twist: 1
from functools import reduce


def observation(template):
    def wrap(call):
        def inner(context):
            try:
                return call(context)
            except template["on"] as e:
                raise Answer(template["say"].format(name=context["name"], e=e, kind=type(e).__name__)) from None
        return inner
    return wrap


class Answer(BaseException):
    pass


def lookup(ctx):
    ctx["spec"] = ctx["registry"].get(ctx["name"], ctx["scopes"])
    return ctx


def check(ctx):
    validate_against_schema(ctx["args"], ctx["spec"].input_schema)
    return ctx


def run(ctx):
    ctx["raw"] = execute_with_timeout(ctx["spec"].fn, ctx["args"], ctx["spec"].timeout_s)
    return ctx


def execute_tool_call(tool_name, args, caller_scopes, registry):
    steps = [
        observation({"on": (UnknownToolError, UnauthorizedToolError), "say": "ERROR: there is no {name} that you could use"})(lookup),
        observation({"on": SchemaValidationError, "say": "ERROR: {name}: {e}"})(check),
        observation({"on": Exception, "say": "ERROR: {name}: {kind}: {e}"})(observation({"on": ToolTimeout, "say": "ERROR: {name} timed out"})(run)),
    ]
    ctx = dict(name=tool_name, args=args, scopes=caller_scopes, registry=registry)
    try:
        ctx = reduce(lambda c, step: step(c), steps, ctx)
    except Answer as answer:
        return ToolResult(False, str(answer))
    return safe_tool_result(ctx["raw"], ctx["spec"])


def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
        return ToolResult(True, raw_result)
    except SchemaValidationError as e:
        return ToolResult(False, f"ERROR: {spec.name}: {e}")
