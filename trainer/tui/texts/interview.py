"""What an interviewer says: one line of question, the shapes on request, a demand on top, questions out loud."""

from __future__ import annotations

from textual.content import Content

from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.programs.brief import Subject
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import heading, paragraphs, python, quiet


def question_text(subject: Subject, said: str = "") -> Content:
    """The question in a line, how the program is called, and the twist once it was brought."""
    twist = subject.twist
    added = paragraphs(heading(said or "The interviewer adds"), _line(twist.question)) if twist is not None else ""
    return paragraphs(
        added,
        _line(subject.drill.question),
        python(subject.signature),
        quiet(
            f"{key_of('next_tab')} asks what the data looks like. "
            f"{key_of('go_on')} hands it in; there is one submission."
        ),
    )


def shapes_text(subject: Subject) -> Content:
    """What an interviewer answers when asked what is given."""
    given = subject.snippet.given
    return paragraphs(
        subject.drill.given_shapes.strip("\n") or "There is nothing to add: the signature says it all.",
        Content("\n").join([heading("Given, already there"), python(given)]) if given else "",
        quiet(f"{key_of('next_tab')} goes back to the question."),
    )


def out_loud_text(speaking: Speaking) -> Content:
    """What is to be said now."""
    follow_up = speaking.follow_up
    if follow_up is not None:
        return paragraphs(quiet("A follow-up"), heading(follow_up.ask), quiet(f"Say it. {key_of('confirm')} goes on."))
    return paragraphs(
        quiet("Now tell me about it"),
        heading(speaking.subject.question.strip()),
        quiet(f"Say it. {key_of('confirm')}: you said it."),
    )


def _line(question: str) -> str:
    return " ".join(question.split())
