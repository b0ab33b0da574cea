"""Packs that somebody else wrote: said what they are, asked for, shut in, and never in the way of the rest."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.checking.server import Checker
from trainer.cli import main

PACK = 'format = 1\nname = "Garden"\nversion = "2.1"\n[[sections]]\nletter = "G"\nfolder = "beds"\ntitle = "Beds"\n'
DRILL = """
id = "{id}"
kind = "code"
title = "Echo"
question = "Give back what you are given."
signature = "run(x)"
behaviours = ["It gives it back."]
minutes = 1
level = "must"
output = ""
[landmarks.same]
say = "the same"
why = "that is all"
"""
CHECKS = """
from trainer.checking.api import check, draw, expect

@check("gives it back", landmark="same")
def same(program):
    word = draw.word()
    return [word, program.run(word)]

@same.expect
def _(seen):
    expect(seen[1]).equals(seen[0], "It did not come back.")
"""
RIGHT = "def run(x):\n    return x  #: same\n"


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    """A pack of one drill, `garden-echo`."""
    root = tmp_path / "garden"
    for folder in ("drills/beds", "snippets", "answers/beds"):
        (root / folder).mkdir(parents=True)
    (root / "drills/pack.toml").write_text(PACK)
    (root / "drills/beds/garden_echo.toml").write_text(DRILL.format(id="garden-echo"))
    (root / "drills/beds/garden_echo_checks.py").write_text(CHECKS)
    (root / "snippets/garden_echo.py").write_text(RIGHT)
    (tmp_path / "right.py").write_text(RIGHT)
    return root


def test_without_a_terminal_nothing_is_added_unasked(trainer: Callable, garden: Path) -> None:
    ran = trainer("pack", "add", str(garden))
    assert ran.code == 2
    assert "Garden 2.1" in ran.out and "Python code that somebody else wrote" in ran.out
    assert "--yes" in ran.err
    assert len(trainer("pack", "list", "--json").json) == 1


def test_what_was_added_is_listed_checked_and_removed(trainer: Callable, garden: Path) -> None:
    added = trainer("pack", "add", str(garden), "--yes", "--json")
    assert added.code == 0 and added.json["added"] and added.json["drills"] >= 1
    assert "garden-echo" in trainer("list").out
    checked = trainer("check", "garden-echo", "right.py", "--json")
    assert checked.json["passed"], checked
    assert not trainer("check", "garden-echo", "-", "--json", stdin="def run(x):\n    return 1\n").json["passed"]
    again = trainer("pack", "add", str(garden), "--yes")
    assert again.code == 1 and "there already" in again.err and not again.out
    assert trainer("pack", "remove", "gardn").code == 2
    assert trainer("pack", "remove", "Garden").code == 0
    assert trainer("check", "garden-echo", "right.py").code == 2


def test_the_name_of_the_built_in_pack_is_taken(trainer: Callable, garden: Path) -> None:
    own = garden / "drills/pack.toml"
    own.write_text(own.read_text().replace('"Garden"', '"Agent interview"'))
    ran = trainer("pack", "add", str(garden), "--yes")
    assert ran.code == 1 and "another name" in ran.err and not ran.out
    assert len(trainer("pack", "list", "--json").json) == 1


def test_later_changes_of_the_folder_change_nothing(trainer: Callable, garden: Path) -> None:
    trainer("pack", "add", str(garden), "--yes")
    (garden / "drills/beds/garden_echo_checks.py").write_text("raise SystemExit")
    assert trainer("check", "garden-echo", "right.py").code == 0


@pytest.mark.parametrize(("answer", "added"), [("y\n", True), ("n\n", False), ("\n", False)])
def test_at_a_terminal_it_asks(answer: str, added: bool, trainer: Callable, garden: Path, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    os.write(ours, answer.encode())
    command = [sys.executable, "-m", "trainer", "pack", "add", str(garden)]
    environment = {**os.environ, "TRAINER_HOME": str(tmp_path / "home")}
    ran = subprocess.run(
        command, stdin=theirs, capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    os.close(ours)
    os.close(theirs)
    assert "Add it? [y/N]" in ran.stderr
    assert ("Nothing was added." in ran.stdout) is not added
    assert ("garden-echo" in trainer("list").out) is added


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda root: (root / "drills/beds/x.toml").symlink_to("/etc/passwd"), "must not hold links"),
        (lambda root: (root / "snippets/x").symlink_to("/"), "must not hold links"),
        (lambda root: os.mkfifo(root / "drills/beds/x.toml"), "a pipe"),
        (lambda root: (root / "answers/a/b/c/d/e").mkdir(parents=True), "so deep"),
        (lambda root: (root / "drills/beds/x.toml").write_bytes(b"#" * (3 << 20)), "at most 2 MB"),
        (lambda root: (root / "drills/pack.toml").write_text(PACK.replace('"beds"', '"../../home"')), "plain name"),
        (
            lambda root: (root / "drills/pack.toml").write_text(PACK.replace("Garden", "\x1b]0;x")),
            "control character U+001B",
        ),
        (lambda root: (root / "drills/pack.toml").write_text(PACK.replace("Garden", "\\u009b2J")), "character U+009B"),
        (lambda root: (root / "drills/pack.toml").write_text(PACK.replace("Garden", "x\\nAdd it?")), "one line"),
        (lambda root: (root / "drills/pack.toml").write_text(PACK.replace("Garden", "x" * 3_000)), "at most 80"),
        (lambda root: (root / "drills/pack.toml").write_text("a = " + "[" * 5_000), "can't be read"),
        (lambda root: (root / "drills/pack.toml").unlink(), "no such file"),
    ],
)
def test_what_leads_out_or_can_not_be_read_is_refused(
    spoil: Callable[[Path], None], words: str, trainer: Callable, garden: Path
) -> None:
    spoil(garden)
    ran = trainer("pack", "add", str(garden), "--yes")
    assert ran.code == 1
    assert words in ran.err and "Traceback" not in ran.err and "\x1b" not in ran.err
    assert "react-loop" in trainer("list").out


def test_broken_drills_are_said_and_the_others_work(trainer: Callable, garden: Path) -> None:
    (garden / "drills/beds/broken.toml").write_bytes(b"\xff\xfe")
    (garden / "drills/beds/react_loop.toml").write_text(DRILL.format(id="react-loop"))
    ran = trainer("pack", "add", str(garden), "--yes")
    assert ran.code == 0
    assert "2 problems" in ran.out and "UTF-8" in ran.out and "already" in ran.out
    assert trainer("check", "garden-echo", "right.py").code == 0
    assert trainer("show", "react-loop", "--json").json["title"] != "Echo"


def test_an_added_pack_that_was_spoilt_later_takes_nothing_down(
    trainer: Callable, garden: Path, tmp_path: Path
) -> None:
    trainer("pack", "add", str(garden), "--yes")
    (tmp_path / "home/packs/garden/drills/pack.toml").write_text("nonsense")
    listed = trainer("list")
    assert listed.code == 0 and "react-loop" in listed.out
    assert "pack.toml" in trainer("pack", "list").err
    assert trainer("pack", "remove", "garden").code == 0


HOSTILE_CHECKS = {
    "hang while they are loaded": "while True: pass\n",
    "end the process": "import os\nos._exit(0)\n",
    "are no Python": "def (:\n",
    "hang in the scenario's own code": CHECKS.replace("    word = draw.word()", "    while True: pass"),
    "hang in the expectation": CHECKS.replace("    expect(", "    while True: pass\n    expect("),
    "crash in the expectation": CHECKS.replace("    expect(", "    import os; os._exit(0)\n    expect("),
    "forge the list of checks": (
        'import os, struct\nfor body in (b\'{"checks": 5}\', b\'{"checks": [1, {"name": 3, "needs": 4}]}\', b\'[]\'):\n'
        "    os.write(3, struct.pack('!I', len(body)) + body)\n"
    ),
    "write outside their folder": CHECKS + "open('TRACE', 'w').write('x')\n",
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] if "hang" in name else []) for name in HOSTILE_CHECKS]
)
def test_checks_that_misbehave_are_a_sentence_and_the_rest_works(
    name: str, trainer: Callable, garden: Path, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    (garden / "drills/beds/garden_echo_checks.py").write_text(HOSTILE_CHECKS[name].replace("TRACE", str(trace)))
    assert trainer("pack", "add", str(garden), "--yes").code == 0
    ran = trainer("check", "garden-echo", "right.py")
    assert ran.code == 1
    assert "Traceback" not in ran.err + ran.out
    assert ran.err.strip() or "FAIL" in ran.out
    assert not trace.exists()
    assert trainer("check", "fake-model", "-", stdin="").code == 1
    assert "react-loop" in trainer("list").out


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("drills/beds/garden_echo_checks.py", None),
        ("drills/beds/garden_echo_checks.py", b"\xff\xfe\x00"),
        ("drills/beds/garden_echo_checks.py", b""),
        ("drills/beds/garden_echo_checks.py", b"CHECKS = []\n"),
        ("snippets/garden_echo.py", None),
    ],
    ids=["no checks file", "checks that are no text", "an empty checks file", "no checks in it", "no snippet"],
)
def test_a_file_that_is_missing_or_empty_is_a_sentence_and_nothing_passes(
    name: str, content: bytes | None, trainer: Callable, garden: Path, tmp_path: Path
) -> None:
    trainer("pack", "add", str(garden), "--yes")
    file = tmp_path / "home/packs/garden" / name
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    ran = trainer("check", "garden-echo", "right.py")
    assert ran.code == 1 and "pass" not in ran.out
    assert file.name in ran.err and "Traceback" not in ran.err
    assert len(ran.err.splitlines()) == 1


def test_an_editors_mark_before_the_checks_is_no_part_of_them(trainer: Callable, garden: Path) -> None:
    checks = garden / "drills/beds/garden_echo_checks.py"
    checks.write_bytes(b"\xef\xbb\xbf" + checks.read_bytes())
    trainer("pack", "add", str(garden), "--yes")
    assert trainer("check", "garden-echo", "right.py").code == 0


@pytest.mark.parametrize("trust", [False, True])
def test_where_a_program_could_reach_something_a_folder_is_proved_on_ones_word_alone(
    trust: bool, garden: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []
    demo = Checker.demo
    monkeypatch.setattr(Checker, "observed", lambda _: {"network": "OPEN"})
    monkeypatch.setattr(Checker, "demo", lambda self, *what: (ran.append("demo"), demo(self, *what))[1])
    code = main(["pack", "lint", str(garden), *(["--trust"] if trust else [])])
    said = capsys.readouterr()
    assert code == 1
    assert bool(ran) is trust
    assert ("The pack Garden comes from elsewhere" in said.err and "say `--trust`" in said.err) is not trust
    assert ("finding" in said.out) is trust
