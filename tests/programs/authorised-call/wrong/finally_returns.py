# fault: a return in finally eats Ctrl-C and whatever else the tool raised
import logging
from time import perf_counter

log = logging.getLogger(__name__)


def _fail(text):
    log.warning("tool call failed: %s", text)
    return ToolResult(ok=False, observation="ERROR " + text)


def safe_tool_result(raw_result, spec):
    try:
        validate_against_schema(raw_result, spec.output_schema)
    except SchemaValidationError as exc:
        return _fail(f"tool {spec.name!r} returned something malformed ({exc})")
    return ToolResult(ok=True, observation=raw_result)


def execute_tool_call(tool_name, args, caller_scopes, registry):
    started = perf_counter()
    try:
        spec = registry.get(tool_name, caller_scopes)
    except UnknownToolError:
        return _fail(f"no tool {tool_name}")
    except UnauthorizedToolError:
        return _fail(f"{tool_name} is not allowed for this caller")

    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as exc:
        return _fail(f"arguments of {spec.name} do not fit: {exc}")

    try:
        raw = execute_with_timeout(spec.fn, args, spec.timeout_s)
    except ToolTimeout:
        return _fail(f"{spec.name} timed out after {spec.timeout_s}s")
    except Exception as exc:
        return _fail(f"{spec.name} failed with {type(exc).__name__}: {exc}")
    finally:
        log.info("%s took %.3f s", spec.name, perf_counter() - started)
        if "raw" not in locals():
            return _fail(f"{spec.name} failed")
    return safe_tool_result(raw, spec)
