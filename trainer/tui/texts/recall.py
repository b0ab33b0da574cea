"""What a screen shows of something that is recalled step by step; never a step before it was asked for."""

from __future__ import annotations

from textual.content import Content

from trainer.rehearsal.recalling import Recalling, RecallPhase
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import heading, paragraphs, quiet

RECALL_PHASES: dict[RecallPhase, str] = {
    "recalling": "say it",
    "comparing": "did you say it?",
    "recalled": "your grade",
}
"""What there is to do in a phase."""


def recall_text(recalling: Recalling) -> Content:
    """What is given, the steps that were shown, each with its sign once it was judged, and what is asked now."""
    parts: list[Content | str] = [heading(recalling.subject.given), recalling.subject.scene]
    for number, step in enumerate(recalling.shown):
        judged = recalling.landed[number] if number < len(recalling.landed) else None
        parts.append(Content("\n").join([_named(step.name, judged), Content(step.told)]))
    if recalling.phase == "recalling":
        parts += [recalling.step.ask, quiet(f"Say it, then {key_of('confirm')} shows it.")]
    elif recalling.phase == "comparing":
        parts.append(quiet(f"Was that what you said? {key_of('landed')} yes, {key_of('missed')} no."))
    else:
        parts.append(recalling.subject.further)
    return paragraphs(*parts)


def _named(name: str, judged: bool | None) -> Content:
    if judged is None:
        return heading(name)
    sign, word, colour = ("+", "said", "$text-success") if judged else ("x", "not said", "$text-error")
    return Content.assemble((f"{sign} {name}", f"bold {colour}"), (f" ({word})", "dim"))
