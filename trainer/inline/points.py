"""Judging a key point by a line."""

from __future__ import annotations

from collections.abc import Callable

from trainer.inline.asking import ask_yes_or_no
from trainer.memory.models import Offer

_OFFERED: dict[Offer | None, str] = {
    None: "",
    "landed": " - landed?",
    "confirm": " - please confirm",
    "contradicted": " - contradicted?",
    "missing": " - missing?",
}
_KEYS = {True: "y", False: "n", None: ""}


def judge_point(answer: Callable[[str], str], say: str, offered: Offer | None, preset: bool | None) -> bool:
    """Whether a point landed, by the learner's word.

    Arguments:
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        say: the point.
        offered: what the matching of words made of it, where that is still open.
        preset: what Enter says; None where a word is needed.
    """
    default = _KEYS[preset]
    hint = f", Enter: {default}" if default else ""
    return ask_yes_or_no(answer, f"  {say}{_OFFERED[offered]} (y/n{hint}) ", preset)
