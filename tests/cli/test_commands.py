"""The command line as a whole, without the screens: wrong use, help, and what is said when the memory is gone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timezone
from pathlib import Path

import pytest

from trainer.cli.registry import COMMANDS
from trainer.memory.models import Attempt, Grade
from trainer.memory.store import Store

WRONG_USE = [
    (("check", "react-lop", "-"), "drill", "react-loop"),
    (("check", "react-loop", "no-such-file.py"), "file", None),
    (("check", "react-loop", "-", "--twist", "9"), "twist", None),
    (("check", "react-loop"), "usage", None),
    (("check", "react-loop", "-", "--loud"), "usage", None),
    (("show", "reakt-loop"), "drill", "react-loop"),
    (("list", "--section", "Z"), "section", "A"),
    (("list", "--kind", "cod"), "kind", "code"),
    (("chek",), "command", "check"),
    (("pack", "dance"), "usage", None),
    (("react-loop+1",), "command", "practice"),
]


@pytest.mark.parametrize(("arguments", "kind", "nearest"), WRONG_USE, ids=[" ".join(use[0]) for use in WRONG_USE])
def test_wrong_use_exits_with_2_and_says_what_to_do(
    trainer: Callable, arguments: tuple[str, ...], kind: str, nearest: str | None
) -> None:
    plain = trainer(*arguments)
    assert plain.code == 2 and plain.out == "" and plain.err.strip() and "Traceback" not in plain.err
    ran = trainer(*arguments, "--json")
    assert ran.code == 2 and ran.json.keys() == {"error"}
    error = ran.json["error"]
    assert error.keys() == {"kind", "message", "nearest"} and error["kind"] == kind and error["message"]
    assert nearest is None or nearest in error["nearest"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("export",), "Missing: json, sheet or anki. "),
        (("export", "pdf"), 'Write json, sheet or anki, not "pdf". '),
        (("completion", "tcsh"), 'Write bash, zsh or fish, not "tcsh". '),
        (("recordings",), "Missing: list, play or delete. "),
        (("check",), "Missing: DRILL and FILE. "),
        (("check", "react-loop", "-", "--twist", "a"), '--twist takes a whole number, not "a". '),
        (("show", "react-loop", "--color", "red"), '--color takes auto, always or never, not "red". '),
        (("list", "--kind", "foo"), "The kinds are code, spoken"),
        (("rehearse", "pick-agents-desk"), "`trainer practice pick-agents-desk` practises it."),
    ],
)
def test_what_there_is_to_choose_from_is_said(trainer: Callable, arguments: tuple[str, ...], says: str) -> None:
    ran = trainer(*arguments)
    assert ran.code == 2 and says in ran.err, ran.err


def test_what_is_asked_of_an_empty_memory(trainer: Callable, tmp_path: Path) -> None:
    assert trainer("due", "--json").json == []
    assert trainer("due", "--short").out == ""
    assert trainer("stats", "--json").json["tries"]["attempts"] == 0
    assert trainer("stats").code == 0
    assert not list((tmp_path / "home").glob("*.db")), "asking writes nothing"


def test_a_memory_that_is_gone_is_told_and_comes_back(trainer: Callable) -> None:
    at = datetime(2030, 1, 10, 18, tzinfo=timezone.utc)
    made = Attempt("a", "react-loop", "react-loop", (), "blank", at, at, 1.0, "", (), (), (), Grade.GOOD, Grade.GOOD)
    with Store() as store:
        store.record(made)
        path = store.path
    path.unlink()
    ran = trainer("stats", "--json")
    assert f"there was no {path}" in ran.err and "To begin afresh" in ran.err
    assert ran.json["tries"]["attempts"] == 1


def test_doctor_says_what_was_observed(trainer: Callable) -> None:
    document = trainer("doctor", "--json").json
    assert {"python", "platform", "layers", "observed", "isolation", "terminal", "paths"} <= document.keys()
    assert document["observed"]["own folder"] == "OPEN"
    assert document["paths"].keys() == {"data", "settings", "cache"}, "all that is left when the trainer is removed"
    assert trainer("doctor").code == 0


def test_pack_lint_of_one_drill_is_clean(trainer: Callable) -> None:
    ran = trainer("pack", "lint", "--drill", "react-loop", "--json")
    assert ran.code == 0, ran.out
    assert ran.json == {"drills": 1, "findings": []}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(trainer: Callable, command: str) -> None:
    ran = trainer(command, "--help")
    assert ran.code == 0 and "examples:" in ran.out and command in ran.out and not ran.err


def test_the_overview_lists_every_command(trainer: Callable) -> None:
    overview = trainer("--help").out
    assert all(f"  {command} " in overview for command in COMMANDS)


def test_rehearse_names_what_can_be_said(trainer):
    unknown = trainer("rehearse", "react-lop")
    assert (unknown.code, "react-loop" in unknown.err) == (2, True)
    for card in ("react-loop", "react-loop.aloud", "story.broke", "lethal-trifecta"):
        found = trainer("rehearse", card)
        assert found.code == 1
        assert "No answer came through the pipe" in found.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("routine", "thirty-minuts"), 'There is no routine "thirty-minuts"'),
        (("routine", "--speed", "fast"), "fast is no speed"),
        (("routine", "--speed", "0"), "0 is no speed"),
        (("routine", "thirty-minutes"), "needs a terminal"),
    ],
)
def test_routine_says_what_is_wrong(trainer: Callable, arguments: tuple[str, ...], says: str) -> None:
    ran = trainer(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    if "minuts" in says:
        assert "thirty-minutes" in ran.err


def test_a_broken_routine_of_ones_own_is_a_sentence_with_its_line(trainer: Callable, tmp_path: Path) -> None:
    folder = tmp_path / "home" / "routines"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('title = "x"\nabout = 3\n')
    ran = trainer("routine", "mine")
    assert ran.code == 1
    assert "mine.toml:" in ran.err


def test_a_message_that_lists_all_there_is_does_not_ask_which_of_them_was_meant(trainer: Callable) -> None:
    for words in (("list", "--section", "ZZ"), ("routine", "nonsense")):
        ran = trainer(*words)
        assert ran.code == 2
        assert "Did you mean" not in ran.err
    assert trainer("show", "react-lop").err.count("Did you mean react-loop") == 1


@pytest.mark.parametrize("words", ["due", "list", "stats", "ready", "export json -", "due --json"])
def test_damage_that_is_met_on_the_way_is_a_sentence(words: str, trainer: Callable, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    with Store(tmp_path / "home/memory.db"):
        pass
    with closing(sqlite3.connect(tmp_path / "home/memory.db")) as connection:
        for table in ("attempts", "cards", "reviews", "kept", "card_totals", "day_totals"):
            connection.execute(f"DROP TABLE {table}")
    ran = trainer(*words.split())
    assert ran.code == 1
    assert "is damaged" in ran.out + ran.err and "Traceback" not in ran.err
