class Call:
    """One call on its way through the checks."""

    def __init__(self, name, args):
        self.name, self.args, self.spec = name, dict(args), None

    def fail(self, *words):
        return ToolResult(False, "ERROR " + " ".join(map(str, (self.name, *words))))

    def authorise(self, registry, scopes):
        try:
            self.spec = registry.get(self.name, scopes)
        except (UnknownToolError, UnauthorizedToolError) as refusal:
            return self.fail("refused:", refusal)

    def validate(self):
        try:
            validate_against_schema(self.args, self.spec.input_schema)
        except SchemaValidationError as problem:
            return self.fail("has wrong arguments:", problem)

    def run(self):
        try:
            raw = execute_with_timeout(self.spec.fn, self.args, self.spec.timeout_s)
        except ToolTimeout as late:
            return self.fail("timed out", late)
        except Exception as problem:
            return self.fail("failed:", type(problem).__qualname__, problem)
        return safe_tool_result(raw, self.spec)


def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
        return ToolResult(True, raw_result)
    except SchemaValidationError as problem:
        return ToolResult(False, f"ERROR: malformed result of {spec.name}: {problem}")


def execute_tool_call(tool_name, args, caller_scopes, registry):
    call = Call(tool_name, args)
    return call.authorise(registry, caller_scopes) or call.validate() or call.run()
