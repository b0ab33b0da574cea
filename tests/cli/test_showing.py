"""`trainer list` and `trainer show`: what there is, and what of it is shown on demand only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timezone
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.kinds.own_format import MODULES
from trainer.catalog.models import Kind
from trainer.memory.models import Attempt, Grade
from trainer.memory.store import Store


@pytest.mark.parametrize(
    ("words", "way"),
    [
        (("watch", "kv-cache-bytes"), "practice kv-cache-bytes"),
        (("watch", "agent-or-workflow"), "rehearse agent-or-workflow"),
        (("check", "pick-agents-desk", "-"), "practice pick-agents-desk"),
        (("practice", "cold-agent"), "rehearse cold-agent"),
    ],
)
def test_what_has_no_program_is_shown_its_own_way(trainer: Callable, words: tuple[str, ...], way: str) -> None:
    ran = trainer(*words)
    assert ran.code == 2 and f"`trainer {way}`" in ran.err, ran.err


def test_a_drill_is_due_when_the_first_of_its_cards_is(trainer: Callable, tmp_path: Path) -> None:
    now = datetime.now(timezone.utc)
    home = tmp_path / "home"
    home.mkdir()
    with Store(home / "memory.db") as store:
        for card, twists, grade in (("react-loop", (), Grade.EASY), ("react-loop+1", (1,), Grade.AGAIN)):
            attempt = Attempt(card, card, "react-loop", twists, "blank", now, now, 60.0, "", (), (), (), grade, grade)
            store.record(attempt)
        today = store.today().isoformat()
    (listed,) = trainer("list", "--due", "--json").json
    assert (listed["id"], listed["due"]) == ("react-loop", today)
    assert f"due {today}" in trainer("list", "--due").out


def test_list_and_show(trainer: Callable, catalog: Catalog) -> None:
    entries = trainer("list", "--json").json
    assert [entry["id"] for entry in entries] == [drill.id for drill in catalog.drills]
    keys = {"id", "kind", "section", "title", "minutes", "level", "twists", "due"}
    assert all(entry.keys() == keys and entry["due"] is None for entry in entries)
    assert {entry["section"] for entry in trainer("list", "--section", "a", "--json").json} == {"A"}
    assert trainer("list", "--due", "--json").json == []
    shown = trainer("show", "react-loop")
    drill = catalog.drill("react-loop")
    assert drill.question.split()[0] in shown.out and drill.signature in shown.out
    for landmark in drill.landmarks:
        assert landmark.say not in shown.out, "the brief does not say what is to be recalled"
    assert not any(behaviour in shown.out for behaviour in drill.behaviours)
    answer = trainer("show", "react-loop", "--answer")
    assert "Said out loud" in answer.out and max(map(len, answer.out.splitlines())) <= 80
    assert "answer" in trainer("show", "react-loop", "--answer", "--json").json
    reference = trainer("show", "react-loop", "--reference")
    assert "#:" not in reference.out and "def run(" in reference.out


def test_a_claim_is_shown_and_on_demand_what_is_right(trainer):
    brief = trainer("show", "claim-wall-clock")
    assert "time.time()" in brief.out and "monotonic" not in brief.out
    shown = trainer("show", "claim-wall-clock", "--answer")
    assert "waited = cooldown + jump = 3,630" in shown.out
    document = trainer("show", "claim-wall-clock", "--answer", "--json").json
    assert document["claim"].startswith("For the cooldown")
    assert "3,630 s" in document["answer"]["right"]


@pytest.mark.parametrize("kind", MODULES)
def test_all_that_a_kind_says_in_its_own_file_is_shown(trainer: Callable, catalog: Catalog, kind: Kind) -> None:
    drill = catalog.of_kind(kind)[0]
    # The names and sums of a claim's figures are shown worked out.
    body = drill.body._replace(figures=()) if kind == "claim" else drill.body
    document = trainer("show", drill.id, "--answer", "--json").json
    assert not {text for text in texts_of(body) if "{" not in text} - {*texts_of(document)}
    shown = words_of(trainer("show", drill.id, "--answer").out)
    of_every_kind = trainer("show", "react-loop", "--json").json
    own = {key: value for key, value in document.items() if key not in of_every_kind}
    # Points have words to look for beside what is told, and the steps of a number have other values each time.
    told = texts_of({**own, "answer": {**own.get("answer", {}), "id": "", "points": []}, "steps": []})
    assert not [text for text in told if words_of(text) not in shown]


def texts_of(value: object) -> Iterator[str]:
    """Every text in it, however deep."""
    if isinstance(value, dict):
        yield from texts_of([*value.values()])
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from texts_of(one)
    elif isinstance(value, str):
        yield value


def words_of(text: str) -> str:
    """A text without its line breaks and the signs of lists."""
    return " ".join(word for word in text.split() if word != "-")


def test_a_question_is_shown_and_on_demand_what_is_weak(trainer):
    brief = trainer("show", "question-tool-halfway")
    document = trainer("show", "question-tool-halfway", "--answer", "--json").json
    assert document["question"].split()[0] in brief.out
    assert document["answer"]["strong"][0][:30] not in brief.out
    assert all(set(one) == {"says", "tells"} for one in document["answer"]["weak"])
    assert "Weak behind a good sound" in trainer("show", "question-tool-halfway", "--answer").out


def test_what_is_said_is_listed(trainer):
    listed = {one["id"]: one["kind"] for one in trainer("list", "--json").json}
    assert listed["react-loop.aloud"] == "spoken"
    assert listed["lethal-trifecta"] == "theory"
    assert listed["story.built"] == "story"
