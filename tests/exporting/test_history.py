"""The history out and in: nothing is lost, nothing is doubled, two machines come to the same."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from trainer.memory.keeping import all_kept, keep
from trainer.memory.merging import History, merge
from trainer.memory.models import Grade
from trainer.memory.places import database_path
from trainer.memory.store import Store

Run = Callable[..., "subprocess.CompletedProcess[str]"]

ONE = (
    ("a", "react-loop", 0, Grade.GOOD),
    ("b", "react-loop.aloud", 0, Grade.HARD),
    ("c", "react-loop", 3, Grade.GOOD),
    ("d", "fan-out+1", 4, Grade.AGAIN),
)
OTHER = (("e", "react-loop", 1, Grade.AGAIN), ("f", "router", 6, Grade.EASY))


@pytest.fixture
def filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fill: Callable[..., None]) -> Callable[..., Path]:
    """Fills the memory of a machine: `filled(home, days)`; gives its path."""

    def made(home: str, days: tuple[tuple[str, str, int, Grade], ...]) -> Path:
        monkeypatch.setenv("TRAINER_HOME", str(tmp_path / home))
        path = database_path()
        path.parent.mkdir(parents=True, exist_ok=True)
        fill(path, *days)
        return path

    return made


def state(path: Path) -> tuple[object, ...]:
    with Store(path, interview=lambda: None) as store:
        reviews = [(one.attempt, one.at, one.grade, one.moved) for one in store.reviews()]
        return (
            sorted(store.attempts(), key=lambda one: one.id),
            [card for card in store.cards() if card.reviews],
            reviews,
            store.drafts(),
        )


def test_all_of_it_comes_back_on_an_empty_machine(
    trainer: Run, filled: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled("one", ONE)
    assert trainer("one", "export", "json", "history.json").returncode == 0
    taken = trainer("two", "import", "history.json", "--json")
    assert json.loads(taken.stdout) == {"attempts": 4, "reviews": 4, "drafts": 1, "kept": 1}
    monkeypatch.setenv("TRAINER_HOME", str(tmp_path / "two"))
    assert state(database_path()) == state(path)


def test_the_same_again_changes_nothing(trainer: Run, filled: Callable[..., Path]) -> None:
    path = filled("one", ONE)
    before = state(path)
    exported = trainer("one", "export", "json").stdout
    taken = trainer("one", "import", "-", "--json", stdin=exported)
    assert json.loads(taken.stdout) == {"attempts": 0, "reviews": 0, "drafts": 0, "kept": 0}
    assert state(path) == before


def test_two_machines_come_to_the_same_whichever_begins(trainer: Run, filled: Callable[..., Path]) -> None:
    one, two = filled("one", ONE), filled("two", OTHER)
    trainer("one", "export", "json", "one.json")
    trainer("two", "export", "json", "two.json")
    assert trainer("one", "import", "two.json").stdout == "New here: 2 attempts, 2 grades, 1 draft.\n"
    assert trainer("two", "import", "one.json").returncode == 0
    assert state(one)[:3] == state(two)[:3]
    with Store(one, interview=lambda: None) as store:
        card = store.card("react-loop")
        assert card.reviews == 3
        assert [review.attempt for review in store.reviews("react-loop")] == ["a", "e", "c"]
        assert store.undo_last_grade() == "router"


def test_of_what_both_have_the_later_one_is_kept(trainer: Run, filled: Callable[..., Path]) -> None:
    one = filled("one", ONE)
    with Store(one, lambda: datetime(2031, 1, 1, tzinfo=timezone.utc)) as store:
        keep(store, "story", "story.broke", {"failure": "It paid three times."})
        keep(store, "story", "story.built", {"choice": "A queue."})
    two = filled("two", OTHER)
    exported = trainer("one", "export", "json").stdout
    told = json.loads(trainer("two", "import", "-", "--json", stdin=exported).stdout)
    assert told == {"attempts": 4, "reviews": 4, "drafts": 0, "kept": 2}, "the other's draft is the later one"
    with Store(two) as store:
        stories = {story.id: story.content for story in all_kept(store, "story")}
        assert stories == {"story.broke": {"failure": "It paid three times."}, "story.built": {"choice": "A queue."}}
    trainer("one", "import", "-", stdin=trainer("two", "export", "json").stdout)
    with Store(one) as store:
        assert {story.id: story.content for story in all_kept(store, "story")} == stories


def test_of_one_attempt_the_graded_one_is_kept_else_the_later_end(filled: Callable[..., Path]) -> None:
    with Store(filled("one", ONE)) as store:
        graded = store.attempt("a")
        assert graded is not None
        later = graded._replace(text="later", ended=graded.ended + timedelta(hours=1), grade=None)
        assert merge(store, History((later,), (), (), ())).attempts == 0
        assert store.attempt("a") == graded
        for text, hours, taken in (("first", 1, 1), ("earlier", 0, 0), ("same", 1, 0), ("last", 2, 1)):
            other = later._replace(id="x", text=text, ended=graded.ended + timedelta(hours=hours))
            assert merge(store, History((other,), (), (), ())).attempts == taken
        assert [one.text for one in store.attempts() if one.id == "x"] == ["last"]


def test_what_is_no_history_is_refused_and_changes_nothing(trainer: Run, filled: Callable[..., Path]) -> None:
    path = filled("one", ONE)
    before = state(path)
    whole = json.loads(trainer("one", "export", "json").stdout)
    for document, said in (
        ("{", "no JSON"),
        ("[]", "no history"),
        ("[" * 200_000, "nested too deeply"),
        (json.dumps({**whole, "format": 99}), "newer trainer"),
        (json.dumps({**whole, "attempts": [{"id": "x"}]}), "damaged"),
    ):
        refused = trainer("one", "import", "-", stdin=document)
        assert refused.returncode == 1
        assert said in refused.stderr
        assert "Traceback" not in refused.stderr
    assert trainer("one", "import", "nowhere.json").returncode == 2
    assert state(path) == before
