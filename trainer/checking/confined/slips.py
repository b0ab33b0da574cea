"""Slips of a program inside calls that a scenario watches over: where raising may be right, their line would not be
told, only that something was raised."""

from __future__ import annotations

from trainer.checking.between import plain, sources
from trainer.checking.between.standing import PROGRAM_FILE
from trainer.checking.confined import describing

TYPE_CHECKING = False
if TYPE_CHECKING:
    import types
    from typing import Any

KINDS = frozenset(
    {
        "AttributeError",
        "ImportError",
        "IndexError",
        "KeyError",
        "ModuleNotFoundError",
        "NameError",
        "RecursionError",
        "TypeError",
        "UnboundLocalError",
        "ZeroDivisionError",
    }
)
"""What hardly anybody raises on purpose."""
SEEN: list[dict[str, Any]] = []
"""Those of the scenario that runs, in order."""


def _instruction(trace: types.TracebackType | None) -> int | None:
    return None if trace is None else trace.tb_frame.f_code.co_code[trace.tb_lasti]


def _byte_of_raise() -> int | None:
    """What a `raise` is in the code of this Python."""
    try:
        _raise()
    except KeyError as error:
        return _instruction(sources.innermost(error))
    return None


def _raise() -> None:
    raise KeyError


_RAISE = _byte_of_raise()


def note(error: BaseException) -> str:
    """The name of an exception's type; a slip is kept beside, to be told if the check fails."""
    kind: str = plain.name_of(type(error))
    if kind in KINDS and not (_is_meant(error) or _let_through(error)):
        SEEN.append(describing.raised(error))
    return kind


def _is_meant(error: BaseException) -> bool:
    """Whether a `raise` of the program itself made it: what is asked for may be an exception of any kind."""
    trace = sources.innermost(error)
    return trace is not None and trace.tb_frame.f_code.co_filename == PROGRAM_FILE and _instruction(trace) == _RAISE


def _let_through(error: BaseException) -> bool:
    """Whether a tool or a model of the checks raised it, and the program did nothing against it."""
    frames = [frame for frame, _ in sources.frames_of(error)]
    in_program = any(frame.f_code.co_filename == PROGRAM_FILE for frame in frames)
    return in_program and sources.is_of_checks(frames[-1])
