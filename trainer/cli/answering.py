"""What there is to say about a drill, as `trainer show --answer` prints it; of a claim or a choice, what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from trainer.catalog.answers import load_answer
from trainer.catalog.kinds.case import case_of
from trainer.catalog.kinds.choice import choice_of
from trainer.catalog.kinds.claim import claim_of, right_text, working, wrong_text
from trainer.catalog.kinds.question import question_of
from trainer.catalog.kinds.term import term_of, told
from trainer.catalog.models import Drill, Kind, Point
from trainer.cli.printing import Paint, wrapped


def answer_document(drill: Drill) -> dict[str, object]:
    """The answer as plain data for a JSON document.

    Raises:
        ContentError: it can't be read.
    """
    return _DOCUMENTS.get(drill.kind, _written_document)(drill)


def print_answer(drill: Drill, paint: Paint) -> None:
    """Print the answer.

    Raises:
        ContentError: it can't be read.
    """
    _PRINTING.get(drill.kind, _print_written)(drill, paint)


def _claim_document(drill: Drill) -> dict[str, object]:
    claim = claim_of(drill)
    return {
        "wrong": wrong_text(claim),
        "right": right_text(claim),
        "working": list(working(claim)),
        "further": list(claim.further),
        "points": _plain(claim.points),
    }


def _case_document(drill: Drill) -> dict[str, object]:
    found = case_of(drill)
    return {"diagnosis": found.diagnosis, "fix": found.fix, "lesson": found.lesson, "number": found.number}


def _choice_document(drill: Drill) -> dict[str, object]:
    choice = choice_of(drill)
    return {"right": choice.right, "why": choice.why, "rows": [row._asdict() for row in choice.rows]}


def _written_document(drill: Drill) -> dict[str, object]:
    answer = load_answer(drill.answer_path)
    document: dict[str, object] = {
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
    if drill.kind == "question":
        short = question_of(drill).short
        document["strong"] = [one.says for one in short if one.strong]
        document["weak"] = [{"says": one.says, "tells": one.tells} for one in short if not one.strong]
    return document


def _print_claim(drill: Drill, paint: Paint) -> None:
    claim = claim_of(drill)
    _print_titled(paint, (("What is wrong", wrong_text(claim)), ("What is right", right_text(claim))))
    _print_list(paint, "The figures", working(claim))
    _print_points(paint, claim.points)
    _print_list(paint, "Further reading", claim.further)


def _print_case(drill: Drill, paint: Paint) -> None:
    found = case_of(drill)
    stages = (("The diagnosis", found.diagnosis), ("The fix", found.fix), ("The lesson", found.lesson))
    arithmetic = ("Its arithmetic", f"`trainer practice {found.number}`")
    _print_titled(paint, (*stages, arithmetic) if found.number else stages)


def _print_term(drill: Drill, _paint: Paint) -> None:
    print(f"\n{wrapped(told(term_of(drill)))}")


def _print_choice(drill: Drill, paint: Paint) -> None:
    choice = choice_of(drill)
    _print_titled(paint, (("The right one", choice.right), ("Why", choice.why)))
    _print_list(paint, "The table", (f"{row.option}: {row.when} Cost: {row.cost}" for row in choice.rows))


def _print_written(drill: Drill, paint: Paint) -> None:
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
    if drill.kind == "question":
        short = question_of(drill).short
        _print_list(paint, "Strong, in short", (one.says for one in short if one.strong))
        _print_list(paint, "Weak behind a good sound", (f"{one.says} ({one.tells})" for one in short if not one.strong))
    _print_list(paint, "Further reading", answer.further)


_DOCUMENTS: dict[Kind, Callable[[Drill], dict[str, object]]] = {
    "claim": _claim_document,
    "case": _case_document,
    "term": lambda drill: term_of(drill).term._asdict(),
    "choice": _choice_document,
}
_PRINTING: dict[Kind, Callable[[Drill, Paint], None]] = {
    "claim": _print_claim,
    "case": _print_case,
    "term": _print_term,
    "choice": _print_choice,
}
"""What kinds say in their own drill; all others have an answer that is written in a file of its own."""


def _plain(points: Iterable[Point]) -> list[dict[str, object]]:
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
    lines = [wrapped(f"- {item}") for item in items]
    if lines:
        print("\n".join((f"\n{paint('strong', title)}", *lines)))
