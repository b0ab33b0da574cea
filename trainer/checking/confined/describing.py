"""What became of a program, as data that a worker can send: its errors, its exit, the calls of its models."""

from __future__ import annotations

import types

from trainer.checking.between import plain, sources
from trainer.checking.between.standing import PROGRAM_FILE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from trainer.checking.authoring import recording


MOST_NAMES = 4
"""Names that are told of what a program defines."""


def last_line(error: BaseException) -> int | None:
    """The line of the program that `error` came from, or passed last."""
    return sources.last_line(error, PROGRAM_FILE)


def defined_in(module: types.ModuleType) -> list[str]:
    """The names of the first functions that the program itself defines."""
    functions = [(name, value) for name, value in vars(module).items() if type(value) is types.FunctionType]
    return [name for name, value in functions if value.__code__.co_filename == PROGRAM_FILE][:MOST_NAMES]


def flight(recorder: recording.Recorder) -> list[list[Any]]:
    """The calls that a model was given, and what it replied."""
    calls = zip(recorder.seen, recorder.replies)  # noqa: B905  (strict= needs no check here: made together)
    return [[plain.encode(seen["messages"]), plain.encode(seen["tools"]), plain.encode(reply)] for seen, reply in calls]


def raised(error: BaseException) -> dict[str, Any]:
    """An exception as data. Its text is made by the program's own code, so anything may happen."""
    kinds = [plain.name_of(base) for base in plain.mro_of(type(error))]
    try:
        message = str.__str__(str(error))[:1000]
    except BaseException:
        message = ""
    line = last_line(error)
    return {"type": kinds[0], "kinds": kinds, "message": message, "line": line, "column": None}


def exit_code(error: SystemExit) -> str:
    """What a program ended itself with. It may be any object, and its text is made by the program's own code."""
    try:
        return str.__str__(str(error.code))[:500]
    except BaseException:
        return "unknown"


def syntax_problem(error: BaseException) -> dict[str, Any]:
    """Why a text is no program, with the place where the parser says so."""
    if isinstance(error, SyntaxError):
        return {
            "type": type(error).__name__,
            "message": str(error.msg),
            "line": error.lineno,
            "column": error.offset,
        }
    if isinstance(error, (RecursionError, MemoryError)):
        # The parser says so in either way, long before the memory is full.
        return {"type": "RecursionError", "message": "it is nested too deeply", "line": None, "column": None}
    # A NUL, or what no encoding can say: before Python 3.11.4 that was no SyntaxError.
    return {"type": "SyntaxError", "message": str(error)[:500], "line": None, "column": None}
