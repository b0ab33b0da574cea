"""What a checks file imports.

    from trainer.checking.api import Recorder, call, check, draw, expect, text

    @check("keeps the whole reply in the history", landmark="append_reply")
    def keeps_reply(program):          # the scenario: beside the program, returns plain data
        ...
        return model.seen

    @keeps_reply.expect
    def _(seen):                       # the expectation: in another process, judges that data
        expect(seen[1]["messages"][1]).holds({"role": "assistant"}, "...", at=(1, 1))

A scenario gets the program freshly loaded, as a module. It may be `async`. It runs with a controlled
clock where the drill (or the twist) says so. What the program raises fails the check, with its line.
"""

from __future__ import annotations

from trainer.checking.authoring import clocks
from trainer.checking.authoring.clocks import clock
from trainer.checking.authoring.drawing import draw
from trainer.checking.authoring.expecting import Unmet, expect, fail, is_number, ordinal
from trainer.checking.authoring.recording import FakeModel, Recorder, Spy, call, text
from trainer.checking.between.plain import Opaque, copy, mro_of, name_of, same
from trainer.checking.confined import slips, streams

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType, TracebackType
    from typing import Any

    Scenario = Callable[[ModuleType], Any]
    Judgement = Callable[[Any], None]

__all__ = [
    "Captured",
    "FakeModel",
    "Opaque",
    "Recorder",
    "Spy",
    "Unmet",
    "call",
    "caught",
    "check",
    "clock",
    "clocks",
    "copy",
    "draw",
    "elsewhere",
    "expect",
    "fail",
    "is_number",
    "ordinal",
    "outcome_of",
    "restarted",
    "same",
    "text",
]


class Check:
    """A named behaviour: its scenario and, once `expect` was used, its expectation."""

    def __init__(self, name: str, landmark: str, scenario: Scenario, twist: int | None, needs: tuple[str, ...]) -> None:
        self.name = name
        self.landmark = landmark
        self.scenario = scenario
        self.twist = twist
        self.needs = needs
        self.judge: Judgement | None = None

    def expect(self, judgement: Judgement) -> Judgement:
        """Register the expectation: it gets, as plain data, what the scenario returned."""
        self.judge = judgement
        return judgement

    def under(self, landmark: str, twist: int | None = None, needs: tuple[str, ...] = ()) -> Check:
        """The same check for another drill: put the result into that file's `CHECKS`."""
        other = Check(self.name, landmark, self.scenario, twist, needs)
        other.judge = self.judge
        return other


def check(
    name: str, *, landmark: str, twist: int | None = None, needs: tuple[str, ...] = ()
) -> Callable[[Scenario], Check]:
    """Register a check under `name`, a sentence without its subject ("stops at a text reply").

    `landmark` is the idea that it proves, `twist` the follow-up it belongs to, `needs` names the checks
    that have to pass before it says anything. Checks run in the order of the file.
    """

    def register(scenario: Scenario) -> Check:
        made = Check(name, landmark, scenario, twist, needs)
        scenario.__globals__.setdefault("CHECKS", []).append(made)
        return made

    return register


def outcome_of(function: Callable[..., Any], *args: Any, **kwargs: Any) -> dict[str, Any]:
    """What a call came to: `{"returned": value}` or `{"raised": type name, "kinds": names of its bases
    too, "message": str}`. `KeyboardInterrupt` and `SystemExit` are caught like the others."""
    try:
        return {"returned": function(*args, **kwargs)}
    except BaseException as error:
        caught(error)
        kinds = [name_of(kind) for kind in mro_of(type(error))]
        try:
            message = str(error)
        except Exception:
            message = ""
        return {"raised": kinds[0], "kinds": kinds, "message": message}


def caught(error: BaseException) -> str:
    """The name of the type of an exception that a scenario has caught itself. If it is a slip of the program, its line
    is told with whatever the check says."""
    return slips.note(error)


class Captured:
    """`with Captured() as out:` collects what is printed meanwhile; `out.text` is that."""

    def __enter__(self) -> Captured:
        self._heard = streams.Heard()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._printed = self._heard.end()

    @property
    def text(self) -> str:
        """Everything printed inside the block, once it has been left."""
        return self._printed.decode(errors="backslashreplace")


_elsewhere: Callable[..., Any] | None = None
_restarted: Callable[[], ModuleType] | None = None


def elsewhere(name: str, *args: Any) -> Any:
    """Call the program's `name` with `args` (plain data) in another process: another hash seed, a clock
    that reads days later, nothing shared. Gives what `outcome_of` gives."""
    if _elsewhere is None:
        raise RuntimeError("elsewhere() works only inside a running check")
    return _elsewhere(name, args)


def restarted() -> ModuleType:
    """The program loaded once more, as by a process that was started again: what it kept in its own memory is not
    there, and what it counts begins anew."""
    if _restarted is None:
        raise RuntimeError("restarted() works only inside a running check")
    return _restarted()
