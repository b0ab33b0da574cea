# fault: a spec that one caller was given is given to every other
class ToolCallException(Exception):
    def __init__(self, message):
        super().__init__(message)
        self.message = message


class ToolCallExecutor:
    PREFIX = "ERROR"

    def __init__(self, registry):
        self._registry = registry

    def execute(self, toolName, args, callerScopes):
        try:
            spec = self._authorise(toolName, callerScopes)
            self._checkArguments(spec, args)
            return safe_tool_result(self._run(spec, args), spec)
        except ToolCallException as e:
            return self.failure(e.message)

    _specs = {}

    def _authorise(self, toolName, callerScopes):
        if toolName in self._specs:
            return self._specs[toolName]
        try:
            self._specs[toolName] = self._registry.get(toolName, callerScopes)
            return self._specs[toolName]
        except UnknownToolError as e:
            raise ToolCallException("Unknown tool " + str(toolName)) from e
        except UnauthorizedToolError as e:
            raise ToolCallException("Not authorised to call " + str(toolName)) from e

    def _checkArguments(self, spec, args):
        try:
            validate_against_schema(args, spec.input_schema)
        except SchemaValidationError as e:
            raise ToolCallException("Bad arguments for " + spec.name + ": " + str(e)) from e

    def _run(self, spec, args):
        try:
            return execute_with_timeout(spec.fn, args, spec.timeout_s)
        except ToolTimeout as e:
            raise ToolCallException(spec.name + " timed out") from e
        except Exception as e:
            raise ToolCallException(type(e).__name__ + " in " + spec.name + ": " + str(e)) from e

    @classmethod
    def failure(cls, message):
        return ToolResult(False, cls.PREFIX + " " + message)


def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as misfit:
        return ToolCallExecutor.failure("Malformed result of " + spec.name + ": " + str(misfit))
    return ToolResult(True, raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    return ToolCallExecutor(registry).execute(tool_name, args, caller_scopes)
