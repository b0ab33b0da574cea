"""The score sheet of the cold questions as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import set_cell_size
from textual.content import Content

from trainer.rehearsal.cold import QuestionScore, SittingScore
from trainer.tui.texts.code import heading, paragraphs, quiet

_BEFORE = 3
"""Earlier sittings whose points stand beside those of the latest."""


def score_text(scores: Sequence[SittingScore], titles: Mapping[str, str], width: int) -> Content:
    """The latest sitting question by question, then a line for each sitting.

    Arguments:
        scores: the sittings, the latest first.
        titles: the questions' names by card, in the order in which to show them.
        width: columns of the screen.
    """
    if not scores:
        return quiet("Nothing was answered yet.")
    return paragraphs(_questions(scores, titles, width), _history(scores))


def _questions(scores: Sequence[SittingScore], titles: Mapping[str, str], width: int) -> Content:
    latest, *before = scores[: 1 + _BEFORE]
    room = max(width - 48, 12)
    head = f"{'Question':<{room}}  {'points':<7} {'position':<9} {'trade-off':<9}  {'before' if before else ''}"
    rows = [heading(head.rstrip())]
    for card, title in titles.items():
        name = set_cell_size(title, room)
        one = latest.question(card)
        earlier = "  ".join(_points(score.question(card)) for score in before)
        if one is None:
            rows.append(quiet(f"{name}  {'-':<7} {'-':<9} {'-':<9}  {earlier}".rstrip()))
        else:
            said = f"{_said(one.position):<9} {_said(one.tradeoff):<9}"
            rows.append(Content(f"{name}  {_points(one):<7} {said}  {earlier}".rstrip()))
    return Content("\n").join(rows)


def _history(scores: Sequence[SittingScore]) -> Content:
    rows = [heading(f"{'Sitting':<13} {'points':<9} {'position':<9} {'trade-off':<10} questions")]
    for score in scores:
        asked = len(score.questions)
        rows.append(
            Content(
                f"{f'{score.day.day} {score.day:%b %Y}':<13} {f'{score.landed}/{score.points}':<9} "
                f"{f'{score.positions}/{asked}':<9} {f'{score.tradeoffs}/{asked}':<10} {asked} of {score.of}"
            )
        )
    return Content("\n").join(rows)


def _points(score: QuestionScore | None) -> str:
    return "-" if score is None else f"{score.landed}/{score.points}"


def _said(landed: bool | None) -> str:
    return {True: "+ landed", False: "- missed", None: "-"}[landed]
