"""How `trainer show` shows each kind: what its brief has besides the question, and what there is to say about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from trainer.catalog.aloud import STORY_PARTS
from trainer.catalog.answers import load_answer
from trainer.catalog.kinds.case import case_of
from trainer.catalog.kinds.choice import choice_of
from trainer.catalog.kinds.claim import claim_of, right_text, working, wrong_text
from trainer.catalog.kinds.question import ShortAnswer, question_of
from trainer.catalog.kinds.term import term_of, told
from trainer.catalog.models import Drill, Kind, Point
from trainer.cli.printing import Paint, wrapped

Document = dict[str, object]
"""Plain data, by its keys in a JSON document."""


def own_brief_document(drill: Drill) -> Document:
    """What the brief of its kind has besides the question."""
    return _shown(drill).brief(drill)


def print_own_brief(drill: Drill) -> None:
    """Print what the brief of its kind has besides the question."""
    lines = [*_shown(drill).brief_lines(drill)]
    if lines:
        print("\n".join(("", *lines)))


def answer_document(drill: Drill) -> Document:
    """The answer.

    Raises:
        ContentError: it can't be read.
    """
    return _shown(drill).answer(drill)


def print_answer(drill: Drill, paint: Paint) -> None:
    """Print the answer.

    Raises:
        ContentError: it can't be read.
    """
    _shown(drill).print_answer(drill, paint)


def _written_document(drill: Drill) -> Document:
    answer = load_answer(drill.answer_path)
    return {
        "one_sentence": answer.one_sentence,
        "theory": answer.theory,
        "pitfall": answer.pitfall,
        "spoken": answer.spoken,
        "further": list(answer.further),
        "points": _plain(answer.points),
        "follow_ups": [
            {"ask": follow_up.ask, "listen_for": list(follow_up.listen_for)} for follow_up in answer.follow_ups
        ],
    }


def _print_written(drill: Drill, paint: Paint, short: Sequence[ShortAnswer] = ()) -> None:
    answer = load_answer(drill.answer_path)
    texts = (
        ("In one sentence", answer.one_sentence),
        ("Theory", answer.theory),
        ("What people get wrong", answer.pitfall),
        ("Said out loud", answer.spoken),
    )
    _print_titled(paint, texts)
    _print_points(paint, answer.points)
    print(f"\n{paint('strong', 'Follow-ups')}")
    for follow_up in answer.follow_ups:
        print(wrapped(f"- {follow_up.ask}"))
        for good in follow_up.listen_for:
            print(wrapped(f"listen for: {good}", indent="    "))
    _print_list(paint, "Strong, in short", (one.says for one in short if one.strong))
    _print_list(paint, "Weak behind a good sound", (f"{one.says} ({one.tells})" for one in short if not one.strong))
    _print_list(paint, "Further reading", answer.further)


def _question_document(drill: Drill) -> Document:
    short = question_of(drill).short
    return {
        **_written_document(drill),
        "strong": [one.says for one in short if one.strong],
        "weak": [{"says": one.says, "tells": one.tells} for one in short if not one.strong],
    }


def _print_question(drill: Drill, paint: Paint) -> None:
    _print_written(drill, paint, question_of(drill).short)


def _claim_document(drill: Drill) -> Document:
    claim = claim_of(drill)
    return {
        "wrong": wrong_text(claim),
        "right": right_text(claim),
        "working": list(working(claim)),
        "further": list(claim.further),
        "points": _plain(claim.points),
    }


def _print_claim(drill: Drill, paint: Paint) -> None:
    claim = claim_of(drill)
    _print_titled(paint, (("What is wrong", wrong_text(claim)), ("What is right", right_text(claim))))
    _print_list(paint, "The figures", working(claim))
    _print_points(paint, claim.points)
    _print_list(paint, "Further reading", claim.further)


def _case_document(drill: Drill) -> Document:
    found = case_of(drill)
    return {"diagnosis": found.diagnosis, "fix": found.fix, "lesson": found.lesson, "number": found.number}


def _print_case(drill: Drill, paint: Paint) -> None:
    found = case_of(drill)
    stages = (("The diagnosis", found.diagnosis), ("The fix", found.fix), ("The lesson", found.lesson))
    arithmetic = ("Its arithmetic", f"`trainer practice {found.number}`")
    _print_titled(paint, (*stages, arithmetic) if found.number else stages)


def _choice_document(drill: Drill) -> Document:
    choice = choice_of(drill)
    return {"right": choice.right, "why": choice.why, "rows": [row._asdict() for row in choice.rows]}


def _print_choice(drill: Drill, paint: Paint) -> None:
    choice = choice_of(drill)
    _print_titled(paint, (("The right one", choice.right), ("Why", choice.why)))
    _print_list(paint, "The table", (f"{row.option}: {row.when} Cost: {row.cost}" for row in choice.rows))


def _print_term(drill: Drill, _paint: Paint) -> None:
    print(f"\n{wrapped(told(term_of(drill)))}")


def _nothing(_drill: Drill) -> Document:
    return {}


def _no_lines(_drill: Drill) -> Iterable[str]:
    return ()


class _Shown(NamedTuple):
    """How a kind is shown, as plain data and on the terminal; an answer is in a file of its own, unless told."""

    brief: Callable[[Drill], Document] = _nothing
    brief_lines: Callable[[Drill], Iterable[str]] = _no_lines
    answer: Callable[[Drill], Document] = _written_document
    print_answer: Callable[[Drill, Paint], None] = _print_written


_KINDS: dict[Kind, _Shown] = {
    "story": _Shown(
        brief=lambda _: {"parts": STORY_PARTS},
        brief_lines=lambda _: _bullets(STORY_PARTS.values()),
    ),
    "question": _Shown(answer=_question_document, print_answer=_print_question),
    "claim": _Shown(
        brief=lambda drill: {"claim": claim_of(drill).claim},
        brief_lines=lambda drill: (wrapped(claim_of(drill).claim, indent="    "),),
        answer=_claim_document,
        print_answer=_print_claim,
    ),
    "case": _Shown(
        brief=lambda drill: {"symptom": case_of(drill).symptom},
        brief_lines=lambda drill: (wrapped(case_of(drill).symptom),),
        answer=_case_document,
        print_answer=_print_case,
    ),
    "choice": _Shown(
        brief=lambda drill: {"options": list(choice_of(drill).options)},
        brief_lines=lambda drill: _bullets(choice_of(drill).options),
        answer=_choice_document,
        print_answer=_print_choice,
    ),
    "term": _Shown(answer=lambda drill: term_of(drill).term._asdict(), print_answer=_print_term),
}
"""The kinds that have anything of their own; a number, whose values are drawn first, is shown by the command itself."""


def _shown(drill: Drill) -> _Shown:
    return _KINDS.get(drill.kind, _Shown())


def _plain(points: Iterable[Point]) -> list[Document]:
    return [
        {"say": point.say, "kind": point.kind, "groups": [list(group) for group in point.groups]} for point in points
    ]


def _print_titled(paint: Paint, texts: Iterable[tuple[str, str]]) -> None:
    for title, text in texts:
        print(f"\n{paint('strong', title)}\n{wrapped(text)}")


def _print_points(paint: Paint, points: Iterable[Point]) -> None:
    said = (f"{point.say} ({'trade-off' if point.kind == 'tradeoff' else point.kind})" for point in points)
    _print_list(paint, "Points to land", said)


def _print_list(paint: Paint, title: str, items: Iterable[str]) -> None:
    lines = _bullets(items)
    if lines:
        print("\n".join((f"\n{paint('strong', title)}", *lines)))


def _bullets(items: Iterable[str]) -> list[str]:
    return [wrapped(f"- {item}") for item in items]
