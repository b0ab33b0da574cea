"""What a comparison says, in sentences: what was missed, the likeliest first, and what goes with it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from trainer.catalog.models import Drill
from trainer.comparing.models import Comparison, Missed

LONGEST = 300
"""Characters of an observed value that are shown at most."""

Verdict = Literal["passed", "missed", "nothing to compare"]


class CodeLine(NamedTuple):
    """A line of code without its indentation. `number` counts from 1."""

    number: int
    text: str


class MissedNote(NamedTuple):
    """What is said about a landmark that was missed, or about several that can't be told apart.

    `yours` are the lines of the program that come nearest to `reference`, `message` the sentence of the first check
    that failed for it. Texts are empty where there is nothing to say.
    """

    what: str
    why: str
    reference: tuple[CodeLine, ...]
    yours: tuple[CodeLine, ...]
    message: str
    observed: str


class Summary(NamedTuple):
    """What a comparison comes to.

    `sentence` stands for the whole where there is no list of what was missed. `follows` says what fails only because
    of that, `not_confirmed` what no check spoke of, `mistakes` which classic mistakes were recognised.
    """

    verdict: Verdict
    sentence: str
    missed: tuple[MissedNote, ...] = ()
    follows: str = ""
    not_confirmed: str = ""
    mistakes: tuple[str, ...] = ()


def summary_of(drill: Drill, comparison: Comparison) -> Summary:
    """What a comparison with the reference of `drill` says."""
    report = comparison.report
    if report.problem is not None:
        return Summary("nothing to compare", report.problem.message)
    if report.passed:
        return Summary("passed", "Nothing missed: every check passes.")
    says = {landmark.id: landmark.say for landmark in drill.landmarks}
    return Summary(
        verdict="missed",
        sentence="" if comparison.missed else f"No single idea can be named as missed ({report.outcome}).",
        missed=tuple(_note(says, comparison, missed) for missed in comparison.missed),
        follows=_named("Also failing, probably because of that", says, comparison.also),
        not_confirmed=_named("Not confirmed, since no check got that far", says, comparison.not_confirmed),
        mistakes=tuple(mistake.say for mistake in report.mistakes),
    )


def _note(says: dict[str, str], comparison: Comparison, missed: Missed) -> MissedNote:
    others = [line for other in missed.alternatives for line in comparison.landmarks.get(other, ())]
    messages = [check.message for check in comparison.report.checks if check.name in missed.checks]
    observed = "" if missed.observed is None else str(missed.observed)
    return MissedNote(
        what=", or: ".join([missed.say, *(says.get(other, other) for other in missed.alternatives)]),
        why=missed.why,
        reference=_code(comparison.reference, (*missed.reference_lines, *others)),
        yours=_code(comparison.text, missed.learner_lines),
        message=messages[0] if messages else "",
        observed=observed if len(observed) <= LONGEST else f"{observed[:LONGEST]} …",
    )


def _code(text: str, numbers: tuple[int, ...]) -> tuple[CodeLine, ...]:
    lines = text.split("\n")
    return tuple(CodeLine(number, lines[number - 1].strip()) for number in numbers if number <= len(lines))


def _named(lead: str, says: dict[str, str], landmarks: tuple[str, ...]) -> str:
    return f"{lead}: {'; '.join(says.get(one, one) for one in landmarks)}." if landmarks else ""
