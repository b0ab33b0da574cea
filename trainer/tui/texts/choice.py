"""What a screen shows of a choice, phase by phase; the right one never before the learner's."""

from __future__ import annotations

from textual.content import Content

from trainer.catalog.kinds.choice import ChoiceBody
from trainer.rehearsal.choices import ChoicePhase, Choosing
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import heading, paragraphs, quiet

CHOICE_PHASES: dict[ChoicePhase, str] = {
    "picking": "pick one",
    "justifying": "say why",
    "picked": "your grade",
}
"""What there is to do in a phase."""


def choice_text(choosing: Choosing) -> Content:
    """The situation; then what was taken; then whether it is right, why, and the table."""
    asked = heading(choosing.drill.question)
    if choosing.phase == "picking":
        return asked
    taken = f"You take: {choosing.taken}"
    if choosing.phase == "justifying":
        ask = f"Say out loud why, and what it costs you. {key_of('confirm')} shows which one is right."
        return paragraphs(asked, taken, quiet(ask))
    return paragraphs(_verdict(choosing), choosing.body.why, table_text(choosing.body), quiet(choosing.drill.question))


def table_text(body: ChoiceBody) -> Content:
    """The rows of the comparison, the right option marked by a sign."""
    rows = []
    for row in body.rows:
        sign = "> " if row.option == body.right else "  "
        rows.append(Content.assemble((f"{sign}{row.option}", "bold"), f"\n    {row.when}\n    Cost: {row.cost}"))
    return Content("\n").join(rows)


def _verdict(choosing: Choosing) -> Content:
    if choosing.right:
        return Content.styled(f"+ Right: {choosing.body.right}", "bold $text-success")
    wrong = Content.styled(f"x Not {choosing.taken}", "bold $text-error")
    return Content.assemble(wrong, "\n", (f"= {choosing.body.right}", "bold"))
