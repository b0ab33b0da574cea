"""What a screen shows while weak answers are told from strong."""

from __future__ import annotations

from textual.content import Content

from trainer.rehearsal.answers.speaking import SpokenSubject
from trainer.rehearsal.answers.telling_apart import TellingApart, ToldApart
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import heading, paragraphs, quiet


def sorting_title(subject: SpokenSubject, telling: TellingApart, judged: ToldApart | None) -> str:
    """Which answer it is, of how many."""
    number = len(telling.judged) + (judged is None)
    return f"{subject.title} · strong or weak? · {number} of {len(telling.answers)}"


def short_answer_text(subject: SpokenSubject, telling: TellingApart, judged: ToldApart | None) -> Content:
    """The question and the answer that waits; or what the one is that was `judged`, and what tells it.

    The verdict stands first, so that it is seen on a small terminal too.
    """
    if judged is None:
        answer = telling.current
        asked = f"Strong, or weak behind a good sound? {key_of('landed')} strong, {key_of('missed')} weak."
        return paragraphs(heading(subject.question), _quoted(answer.says if answer else ""), quiet(asked))
    return paragraphs(
        _verdict(judged),
        judged.answer.tells,
        _quoted(judged.answer.says),
        quiet(f"{telling.right} of {len(telling.judged)} told right so far." if len(telling.judged) > 1 else ""),
    )


def _quoted(says: str) -> str:
    return f"\u201c{says}\u201d"


def _verdict(judged: ToldApart) -> Content:
    what = "strong" if judged.answer.strong else "weak"
    if judged.right:
        return Content.styled(f"+ right, it is {what}", "bold $text-success")
    return Content.styled(f"- no, it is {what}", "bold $text-error")
