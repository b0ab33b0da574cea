KINDS = {"ToolTimeout": "timed out", "SchemaValidationError": "does not fit the schema"}


def explain(name, error):
    kind = type(error).__name__
    return f"ERROR: {name}: {KINDS.get(kind, kind)}: {error!s}"


def safe_tool_result(raw_result, spec):
    def checked():
        validate_against_schema(raw_result, spec.output_schema)
        return raw_result

    return attempt(spec.name, [lambda _: checked()])


def attempt(name, steps):
    value = None
    for each in steps:
        try:
            value = each(value)
        except Exception as error:
            return ToolResult(False, explain(name, error))
    return ToolResult(True, value)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    found = []

    def look_up(_):
        found.append(registry.get(tool_name, caller_scopes))

    def check(_):
        validate_against_schema(args, found[0].input_schema)

    def run(_):
        return execute_with_timeout(seconds=found[0].timeout_s, fn=found[0].fn, args=args)

    ran = attempt(tool_name, [look_up, check, run])
    return safe_tool_result(ran.observation, found[0]) if ran.ok else ran
