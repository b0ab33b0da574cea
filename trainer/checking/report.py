"""What a run of the checks gives: one verdict a check, the outcome, the output (named tuples: see the catalog's
models)."""

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

Outcome = Literal["passed", "refused", "failed", "error", "timeout", "output", "memory", "exited", "crashed"]

GRAVITY: tuple[Outcome, ...] = (
    "passed",
    "refused",
    "failed",
    "error",
    "timeout",
    "output",
    "memory",
    "exited",
    "crashed",
)

if TYPE_CHECKING:
    Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"
else:
    # As text it would be compiled for each field below.
    Plain = object
"""JSON-like data: what is left of a program's values once they crossed the wire."""


class ModelCall(NamedTuple):
    """What one call of a recording model was given, in the order of the calls.

    `messages` is the history as it stood at that moment; `reply` is what the model answered.
    """

    messages: Plain
    tools: Plain
    reply: Plain


class Mark(NamedTuple):
    """The place in the flight record that a failed check points at (both counted from 0).

    `message` may be the length of the call's history: then a message is missing there.
    """

    model: int
    call: int
    message: int | None = None


STOPPED_SIGNATURE = "stopped:"
"""Begins the signature of a check during which the program had to be stopped, or ended itself."""


class CheckResult(NamedTuple):
    """The verdict of one check. `signature` is stable from run to run: names, numbers and tools drawn
    for the run are not in it, so that two faults that do the same can be told by it."""

    name: str
    landmark: str
    twist: int | None
    passed: bool
    skipped: bool = False
    message: str = ""
    observed: Plain = None
    expected: Plain = None
    signature: str = ""
    flight: tuple[tuple[ModelCall, ...], ...] = ()
    mark: Mark | None = None

    @property
    def stopped(self) -> bool:
        """Whether the program had to be stopped meanwhile, or ended itself."""
        return self.signature.startswith(STOPPED_SIGNATURE)

    @property
    def values(self) -> tuple[tuple[str, str], ...]:
        """What was got and expected, for people; where the program was stopped, the message has said all of it.

        A text has quotes where they tell something: that it is empty, blanks at its ends, several in a row, more lines.
        """
        if self.stopped:
            return ()
        both = (("got", self.observed), ("expected", self.expected))
        return tuple((label, _told(value)) for label, value in both if value is not None)


def _told(value: Plain) -> str:
    blanks_tell = isinstance(value, str) and (not value or " ".join(value.split()) != value)
    return repr(value) if blanks_tell else str(value)


class Problem(NamedTuple):
    """Why nothing could be called, in a sentence, with its place in the learner's text (1-based)."""

    type: str
    message: str
    line: int | None = None
    column: int | None = None

    def to_json(self) -> dict[str, Plain]:
        """The entry of the document that `trainer check --json` prints."""
        return {"type": self.type, "message": self.message, "line": self.line, "column": self.column}


class Recognised(NamedTuple):
    """A classic fault whose signature the run shows."""

    id: str
    say: str


class Report(NamedTuple):
    """Everything one run of a program says. A pure value: it can be compared, stored, shown."""

    drill: str
    twists: tuple[int, ...]
    outcome: Outcome
    checks: tuple[CheckResult, ...]
    mistakes: tuple[Recognised, ...] = ()
    problem: Problem | None = None
    stdout: str = ""
    stderr: str = ""
    truncated: bool = False
    seconds: float = 0.0

    @property
    def passed(self) -> bool:
        """True when every check ran and passed."""
        return self.outcome == "passed"

    @property
    def failed_checks(self) -> tuple[CheckResult, ...]:
        """The checks that ran and did not pass, in their order."""
        return tuple(check for check in self.checks if not check.passed and not check.skipped)

    def to_json(self) -> dict[str, Plain]:
        """The document that `trainer check --json` prints."""
        return {
            "drill": self.drill,
            "twists": list(self.twists),
            "passed": self.passed,
            "outcome": self.outcome,
            "checks": [
                {
                    "name": check.name,
                    "landmark": check.landmark,
                    "twist": check.twist,
                    "passed": check.passed,
                    "skipped": check.skipped,
                    "message": check.message,
                    "observed": check.observed,
                    "expected": check.expected,
                }
                for check in self.checks
            ],
            "mistakes": [{"id": mistake.id, "say": mistake.say} for mistake in self.mistakes],
            "problem": None if self.problem is None else self.problem.to_json(),
            "stdout": self.stdout,
            "stderr": self.stderr,
            "truncated": self.truncated,
            "seconds": self.seconds,
        }
