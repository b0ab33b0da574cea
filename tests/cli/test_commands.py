"""The command line as its users meet it: exit codes, JSON to the letter, errors with a way out."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timezone
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.kinds.own_format import MODULES
from trainer.catalog.models import Kind
from trainer.catalog.snippets import mistake_text
from trainer.cli.registry import COMMANDS
from trainer.memory.models import Attempt, Grade
from trainer.memory.store import Store

REPORT_KEYS = {
    "drill", "twists", "passed", "outcome", "checks", "mistakes", "problem", "stdout", "stderr", "truncated", "seconds",
}  # fmt: skip
CHECK_KEYS = {"name", "landmark", "twist", "passed", "skipped", "message", "observed", "expected"}


@pytest.fixture
def right(tmp_path: Path, catalog: Catalog) -> str:
    """A file with a right program for react-loop."""
    file = tmp_path / "right.py"
    file.write_text(catalog.snippet(catalog.drill("react-loop")).text, encoding="utf-8")
    return str(file)


@pytest.fixture
def wrong(tmp_path: Path, catalog: Catalog) -> str:
    """A file with a classic mistake in it."""
    drill = catalog.drill("react-loop")
    file = tmp_path / "wrong.py"
    file.write_text(mistake_text(drill, drill.mistakes[0]), encoding="utf-8")
    return str(file)


def test_check_of_a_right_program(trainer: Callable, right: str) -> None:
    ran = trainer("check", "react-loop", right, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.json.keys() == REPORT_KEYS
    assert ran.json["passed"] is True and ran.json["outcome"] == "passed" and ran.json["problem"] is None
    assert all(check.keys() == CHECK_KEYS and check["passed"] for check in ran.json["checks"])


def test_check_of_a_wrong_program(trainer: Callable, wrong: str, catalog: Catalog) -> None:
    ran = trainer("check", "react-loop", wrong, "--json")
    mistake = catalog.drill("react-loop").mistakes[0]
    assert ran.code == 1 and ran.json["outcome"] == "failed"
    failed = [check for check in ran.json["checks"] if not check["passed"]]
    assert mistake.check in {check["name"] for check in failed}
    assert all(check["message"] for check in failed)
    assert mistake.id in {entry["id"] for entry in ran.json["mistakes"]}, "the classic fault is recognised"
    plain = trainer("check", "react-loop", wrong)
    assert plain.code == 1 and "FAIL" in plain.out and mistake.say in plain.out and "\x1b" not in plain.out


def test_check_reads_stdin_and_knows_twists(trainer: Callable, catalog: Catalog) -> None:
    drill = catalog.drill("react-loop")
    base, twisted = catalog.snippet(drill).text, catalog.snippet(drill, 2).text
    assert trainer("check", "react-loop", "-", stdin=base).code == 0
    assert trainer("check", "react-loop", "-", "--twist", "2", stdin=base).code == 1
    ran = trainer("check", "react-loop", "-", "--twist", "2", "--json", stdin=twisted)
    assert ran.code == 0 and ran.json["twists"] == [2]


def test_a_syntax_error_is_one_sentence_with_its_place(trainer: Callable) -> None:
    ran = trainer("check", "react-loop", "-", "--json", stdin="def run(model:\n")
    assert ran.code == 1 and ran.json["outcome"] == "error" and ran.json["checks"] == []
    assert ran.json["problem"]["line"] == 1 and ran.json["problem"]["message"]


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


@pytest.mark.parametrize("words", [("show",), ("recordings", "play"), ("practice",), ("check",)], ids=" ".join)
def test_what_was_typed_reaches_the_terminal_without_control_characters(
    trainer: Callable, words: tuple[str, ...]
) -> None:
    ran = trainer(*words, "a\x1b[31mb", *(["answer.py"] if words == ("check",) else []))
    assert ran.code == 2 and "\x1b" not in ran.err and "a\\x1b[31mb" in ran.err


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


def test_options_stand_wherever_they_like(trainer: Callable, tmp_path: Path) -> None:
    assert trainer("export", "sheet", "--section", "A", "sheet.md").code == 0
    assert (tmp_path / "sheet.md").read_text(encoding="utf-8")
    assert "There is no recording" in trainer("recordings", "delete", "--json", "17").json["error"]["message"]


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


def test_of_a_program_that_was_stopped_nothing_is_said_to_have_come(trainer: Callable, tmp_path: Path) -> None:
    text = "import os\n\ndef run_capped(model, tools, task, max_steps=3):\n    os._exit(1)\n"
    (tmp_path / "ends.py").write_text(text, encoding="utf-8")
    ran = trainer("check", "step-cap", "ends.py")
    assert ran.code == 1 and "ended the whole process" in ran.out and "got: " not in ran.out
    assert trainer("check", "step-cap", "ends.py", "--json").json["checks"][0]["observed"] == "exited"


def test_not_utf8_is_a_sentence(trainer: Callable, tmp_path: Path) -> None:
    (tmp_path / "latin.py").write_bytes(b"# caf\xe9\n")
    ran = trainer("check", "react-loop", "latin.py")
    assert ran.code == 2 and "UTF-8" in ran.err


@pytest.mark.parametrize(("encoding", "word"), [("latin-1", "café"), ("shift_jis", "日本"), ("cp1252", "€")])
def test_a_file_may_name_its_encoding_as_python_allows(
    encoding: str, word: str, trainer: Callable, tmp_path: Path
) -> None:
    text = f"# -*- coding: {encoding} -*-\nassert len({word!r}) == {len(word)}\n"
    text += (Path(__file__).parents[2] / "snippets/react_loop.py").read_text(encoding="utf-8")
    (tmp_path / "old.py").write_bytes(text.encode(encoding))
    assert trainer("check", "react-loop", "old.py").code == 0


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


def test_nothing_is_left_behind(trainer: Callable, right: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setenv("TMPDIR", str(scratch))
    assert trainer("check", "react-loop", right).code == 0
    assert list(scratch.iterdir()) == []


def test_rehearse_names_what_can_be_said(trainer):
    unknown = trainer("rehearse", "react-lop")
    assert (unknown.code, "react-loop" in unknown.err) == (2, True)
    for card in ("react-loop", "react-loop.aloud", "story.broke", "lethal-trifecta"):
        found = trainer("rehearse", card)
        assert found.code == 1
        assert "No answer came through the pipe" in found.err


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


def test_programs_that_are_no_programs_get_a_sentence(trainer: Callable, tmp_path: Path) -> None:
    (tmp_path / "long.py").write_text("x = 1\n" * 2_000_000, encoding="utf-8")
    (tmp_path / "nul.py").write_bytes(b"x = 1\x00\n")
    for command in ("check", "compare"):
        long = trainer(command, "react-loop", "long.py")
        assert (long.code, "was not run" in long.out) == (1, True)
        nul = trainer(command, "react-loop", "nul.py")
        assert (nul.code, "This is not Python yet" in nul.out) == (1, True)
        unnamed = trainer(command, "react-loop", "")
        assert (unnamed.code, "is empty" in unnamed.err) == (2, True)


def test_a_message_that_lists_all_there_is_does_not_ask_which_of_them_was_meant(trainer: Callable) -> None:
    for words in (("list", "--section", "ZZ"), ("routine", "nonsense")):
        ran = trainer(*words)
        assert ran.code == 2
        assert "Did you mean" not in ran.err
    assert trainer("show", "react-lop").err.count("Did you mean react-loop") == 1


def test_stdin_is_called_by_its_name(trainer: Callable) -> None:
    assert trainer("import", "-", stdin="{").err.startswith("What comes through stdin is no JSON")


def test_a_program_that_is_no_python_has_no_count_of_checks(trainer: Callable) -> None:
    ran = trainer("check", "react-loop", "-", stdin="def f(:")
    assert "react-loop: error, " in ran.out
    assert "0 of 0" not in ran.out


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
