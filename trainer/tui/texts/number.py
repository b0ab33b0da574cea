"""What a screen shows of a number that is computed, phase by phase; never more than was asked for."""

from __future__ import annotations

from textual.content import Content

from trainer.rehearsal.numbers.computing import Computing, NumberPhase
from trainer.rehearsal.numbers.judging import SIGNS, Mark
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import heading, paragraphs, quiet

NUMBER_PHASES: dict[NumberPhase, str] = {
    "computing": "compute it",
    "working": "the working",
    "worked": "your grade",
}
"""What there is to do in a phase."""

_COLOURS: dict[Mark, str] = {
    "right": "$text-success",
    "near": "$text-warning",
    "far": "$text-error",
    "open": "$text-warning",
}


def number_question_text(computing: Computing) -> Content:
    """The question, and what counts."""
    return paragraphs(heading(computing.question), quiet(computing.counts))


def working_text(computing: Computing) -> Content:
    """The question, what the answer is worth, the steps that are uncovered; at the end the result and what for."""
    mark = computing.judged.mark
    answered = f"You: {computing.typed}\n" if computing.typed else ""
    judged = Content.assemble(answered, (f"{SIGNS[mark]} {computing.judged.says}", f"bold {_COLOURS[mark]}"))
    steps = "\n".join(f"{number}. {step}" for number, step in enumerate(computing.steps, start=1))
    if computing.steps_left:
        left = computing.steps_left
        covered = quiet(f"{left} step{'s' if left > 1 else ''} of the working covered; {key_of('confirm')} shows one.")
        return paragraphs(heading(computing.question), judged, steps, covered)
    result = Content.assemble("= ", (computing.result, "bold"))
    return paragraphs(heading(computing.question), judged, Content("\n").join([Content(steps), result]), why(computing))


def why(computing: Computing) -> Content:
    """What the number is good for."""
    return Content("\n").join([heading("What it is good for"), Content(computing.body.why)])
