"""What stands beside the editor: the brief and the hints, as far as they were asked for."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from trainer.memory.missed import MissedLandmark
from trainer.rehearsal.programs.brief import Subject, landmark_name
from trainer.rehearsal.programs.missing import dropped
from trainer.rehearsal.programs.practice import Practice
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import bullets, heading, paragraphs, python, quiet


def brief_text(subject: Subject, before: str = "") -> Content:
    """The question, the signature, the given shapes, the given code, the par time; never more.

    `before` is what is said of earlier tries.
    """
    drill = subject.drill
    shapes = shapes_text(subject, before)
    return paragraphs(heading(drill.title), question_text(subject), python(subject.signature), shapes)


def question_text(subject: Subject) -> Content:
    """The question, and what a twist adds to it."""
    twist = subject.twist
    added = paragraphs(heading(f"The interviewer adds: {twist.title}"), twist.question) if twist is not None else ""
    return paragraphs(subject.drill.question.strip("\n"), added)


def shapes_text(subject: Subject, before: str = "") -> Content:
    """The given shapes, the given code, what is said of earlier tries, the par time."""
    given = subject.snippet.given
    return paragraphs(
        subject.drill.given_shapes.strip("\n"),
        Content("\n").join([heading("Given, already there"), python(given)]) if given else "",
        before,
        f"Par: {subject.drill.minutes:g} min",
    )


def hints_text(practice: Practice, often: Sequence[MissedLandmark] = ()) -> Content:
    """The hints in sight, the newest first, and what the next one would be; `often` is what earlier tries missed."""
    subject = practice.subject
    parts: list[Content | str] = [quiet(_next_hint(practice))]
    if practice.gaps_shown and practice.mode != "gaps":
        parts.append(Content("\n").join([heading("With gaps"), python(subject.with_gaps, numbered=True)]))
    if practice.landmarks_shown:
        said = [dropped(one) for one in often]
        names = bullets([*(landmark_name(landmark) for landmark in subject.landmarks), *said])
        parts.append(Content("\n").join([heading("Landmarks"), names]))
    if practice.behaviours_shown:
        parts.append(Content("\n").join([heading("What it has to do"), bullets(subject.behaviours)]))
    return paragraphs(*parts)


def _next_hint(practice: Practice) -> str:
    if practice.next_help is None:
        return "There are no more hints."
    names = {
        "behaviours": "what it has to do",
        "landmarks": "the names of the landmarks",
        "gaps": "the program with gaps",
        "reference": "the reference; it ends this attempt",
    }
    return f"{key_of('hint')} shows the next hint: {names[practice.next_help]}. It is remembered."
