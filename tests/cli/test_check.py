"""`trainer check`: its report, its exit codes, and what it says of files that are no programs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.snippets import mistake_text

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


@pytest.mark.parametrize("words", [("show",), ("recordings", "play"), ("practice",), ("check",)], ids=" ".join)
def test_what_was_typed_reaches_the_terminal_without_control_characters(
    trainer: Callable, words: tuple[str, ...]
) -> None:
    ran = trainer(*words, "a\x1b[31mb", *(["answer.py"] if words == ("check",) else []))
    assert ran.code == 2 and "\x1b" not in ran.err and "a\\x1b[31mb" in ran.err


def test_options_stand_wherever_they_like(trainer: Callable, tmp_path: Path) -> None:
    assert trainer("export", "sheet", "--section", "A", "sheet.md").code == 0
    assert (tmp_path / "sheet.md").read_text(encoding="utf-8")
    assert "There is no recording" in trainer("recordings", "delete", "--json", "17").json["error"]["message"]


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


def test_nothing_is_left_behind(trainer: Callable, right: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setenv("TMPDIR", str(scratch))
    assert trainer("check", "react-loop", right).code == 0
    assert list(scratch.iterdir()) == []


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


def test_stdin_is_called_by_its_name(trainer: Callable) -> None:
    assert trainer("import", "-", stdin="{").err.startswith("What comes through stdin is no JSON")


def test_a_program_that_is_no_python_has_no_count_of_checks(trainer: Callable) -> None:
    ran = trainer("check", "react-loop", "-", stdin="def f(:")
    assert "react-loop: error, " in ran.out
    assert "0 of 0" not in ran.out
