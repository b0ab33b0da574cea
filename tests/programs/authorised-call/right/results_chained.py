from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Generic, TypeVar, Union

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True)
class Ok(Generic[T]):
    value: T

    def then(self, step: Callable[[T], "Step[U]"]) -> "Step[U]":
        return step(self.value)


@dataclass(frozen=True)
class Err:
    why: str

    def then(self, step) -> "Err":
        return self


Step = Union[Ok[T], Err]


def lookup(name, scopes, registry):
    try:
        return Ok(registry.get(name, scopes))
    except (UnknownToolError, UnauthorizedToolError) as refusal:
        return Err(f"{name} cannot be called: {refusal}")


def fits(value, schema, name, what):
    try:
        validate_against_schema(value, schema)
    except SchemaValidationError as misfit:
        return Err(f"{name}: {what} invalid, {misfit}")
    return Ok(value)


def invoke(spec, args):
    try:
        return Ok(execute_with_timeout(spec.fn, args, spec.timeout_s))
    except ToolTimeout as slow:
        return Err(f"{spec.name} timed out ({slow})")
    except Exception as fault:
        return Err(f"{spec.name} raised {fault.__class__.__name__}: {fault!s}")


def conclude(step) -> ToolResult:
    match step:
        case Ok(value):
            return ToolResult(True, value)
        case Err(why):
            return ToolResult(False, f"ERROR: {why}")


def safe_tool_result(raw_result: Any, spec: ToolSpec) -> ToolResult:
    return conclude(fits(raw_result, spec.output_schema, spec.name, "result"))


def execute_tool_call(tool_name, args, caller_scopes, registry) -> ToolResult:
    ran = lookup(tool_name, caller_scopes, registry).then(
        lambda spec: fits(args, spec.input_schema, spec.name, "arguments")
        .then(lambda good: invoke(spec, good))
        .then(lambda raw: Ok((raw, spec)))
    )
    return safe_tool_result(*ran.value) if isinstance(ran, Ok) else conclude(ran)
